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
  const age = numberWithin(answers.age, YOUNGEST, OLDEST);
  const monthsAway = numberWithin(answers.monthsAway, 0, MONTHS_OF_YEAR);
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
  if (!Number.isInteger(age)) problems.age = "notAge";
  if (monthsAway === undefined) problems.monthsAway = "notMonths";

  if (
    Object.keys(problems).length > 0 ||
    livelihood === undefined ||
    others === undefined ||
    currency === undefined ||
    age === undefined ||
    monthsAway === undefined
  ) {
    return { problems };
  }
  const person = { livelihood, companions: others, age, ...means, property, monthsAway };
  return { currency, person };
}

function numberWithin(typed: string | undefined, from: number, to: number): number | undefined {
  const read = readNumber(typed ?? "");
  return typeof read === "number" && read >= from && read <= to ? read : undefined;
}
