import { keyed } from "../build/document.ts";
import { image, line, prose } from "../build/parts.ts";
import { type LineTemplate, parts, plain } from "../build/rich-text.ts";

function processStep(...written: LineTemplate) {
  const [title = "", when = "", text] = parts(...written).map((part) => plain(part));
  return { _type: "processStep" as const, title, text: line(text), when };
}

/** The way from home to the Emirates, in five steps. */
export const process = {
  heading: "How a move unfolds",
  intro: prose`The weeks below are a plan for a family with a company and a complete file. A missing stamp or a slow bank moves them, and we tell you so on the day we know.`,
  startLabel: "Where you start",
  startImage: image("north"),
  landLabel: "Where you land",
  landImage: image("promenade"),
  steps: keyed("step", [
    processStep`Free consultation | Week {from}
      We look at your family, business and tax position, and say which way suits you.`,
    processStep`Plan and papers | Weeks {from}–{to}
      Scope, fee and a list of documents on paper. We have them attested and translated.`,
    processStep`Licence and visa | Weeks {from}–{to}
      The company is registered, your entry permit is issued and the medical test is booked.`,
    processStep`Arrival | Weeks {from}–{to}
      Airport, biometrics, Emirates ID and a phone that works. The bank account is applied for.`,
    processStep`Settling in | From week {from}
      Home, school and driving licence and, once your days add up, the tax residency certificate.`,
  ]),
};
