import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import { type Currency, currencyOf } from "../currency.ts";
import type { Tool } from "../tool.ts";
import { readNumber } from "../typed-number.ts";
import { companions, livelihoods, type VisaCase } from "./rules.ts";

/** What is wrong with an answer, as the name of the sentence that says it. */
type VisaProblems = Partial<Record<QuestionName<"visa-route">, TextName<"visa-route">>>;

type ReadCase = { person: VisaCase; currency: Currency } | { problems: VisaProblems };

/** Whoever is younger comes with a family, whose adults the questions are for. */
const YOUNGEST = 18;
const OLDEST = 120;
const MONTHS_OF_YEAR = 12;

/** Makes a case of what was answered, or says what is wrong with which answer. */
export function readVisaCase(tool: Pick<Tool, "questions">, answers: Answers): ReadCase {
  const problems: VisaProblems = {};
  const livelihood = livelihoods.find((each) => each === answers.livelihood);
  const others = companions.find((each) => each === answers.companions);
  const age = readNumber(answers.age ?? "");
  const monthsAway = readNumber(answers.monthsAway ?? "");
  const currency = currencyOf(tool, answers.currency);
  const amount = (name: "income" | "savings" | "property"): number | undefined => {
    const typed = answers[name]?.trim() ?? "";
    if (typed === "") return undefined;
    const read = readNumber(typed);
    if (typeof read === "number") return read * (currency?.rate ?? 1);
    problems[name] = read;
    return undefined;
  };
  const means = { income: amount("income"), savings: amount("savings") };
  const property = amount("property") ?? 0;

  if (livelihood === undefined) problems.livelihood = "notChoice";
  if (others === undefined) problems.companions = "notChoice";
  if (currency === undefined) problems.currency = "notChoice";
  const isAdult = typeof age === "number" && YOUNGEST <= age && age <= OLDEST;
  if (!isAdult || !Number.isInteger(age)) problems.age = "notAge";
  if (typeof monthsAway !== "number" || monthsAway > MONTHS_OF_YEAR)
    problems.monthsAway = "notMonths";

  if (Object.keys(problems).length > 0) return { problems };
  // Each that is missing has its problem, but the compiler does not know.
  if (!(livelihood && others && currency)) return { problems };
  if (typeof age !== "number" || typeof monthsAway !== "number") return { problems };
  const person = { livelihood, companions: others, age, ...means, property, monthsAway };
  return { currency, person };
}
