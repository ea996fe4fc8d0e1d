import { image } from "../build/image.ts";
import { keyed } from "../build/keyed.ts";
import { type Line, line } from "../build/parts.ts";

function processStep(title: string, text: Line, when: string) {
  return { _type: "processStep" as const, title, text: line(text), when };
}

/** The way from home to the Emirates, in five steps. */
export const process = {
  heading: "How a move unfolds",
  intro: line(
    "The weeks below are a plan for a family with a company and a complete file. A missing stamp or a slow bank moves them, and we tell you so on the day we know.",
  ),
  startLabel: "Where you start",
  startImage: image("north"),
  landLabel: "Where you land",
  landImage: image("promenade"),
  steps: keyed("step", [
    processStep(
      "Free consultation",
      "We look at your family, business and tax position, and say which way suits you.",
      "Week {from}",
    ),
    processStep(
      "Plan and papers",
      "Scope, fee and a list of documents on paper. We have them attested and translated.",
      "Weeks {from}–{to}",
    ),
    processStep(
      "Licence and visa",
      "The company is registered, your entry permit is issued and the medical test is booked.",
      "Weeks {from}–{to}",
    ),
    processStep(
      "Arrival",
      "Airport, biometrics, Emirates ID and a phone that works. The bank account is applied for.",
      "Weeks {from}–{to}",
    ),
    processStep(
      "Settling in",
      "Home, school and driving licence and, once your days add up, the tax residency certificate.",
      "From week {from}",
    ),
  ]),
};
