import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import { readNumber } from "../typed-number.ts";
import { companions, livelihoods, type VisaCase } from "./rules.ts";

/** What is wrong with an answer, as the name of the sentence that says it. */
export type VisaProblems = Partial<Record<QuestionName<"visa-route">, TextName<"visa-route">>>;

export type ReadCase =
  | { person: VisaCase; problems?: never }
  | { problems: VisaProblems; person?: never };

/** Whoever is younger comes with a family, whose adults the questions are for. */
const YOUNGEST = 18;
const OLDEST = 120;
const MONTHS_OF_YEAR = 12;

/** Makes a case of what was answered, or says what is wrong with which answer. */
export function readVisaCase(answers: Answers): ReadCase {
  const problems: VisaProblems = {};
  const livelihood = livelihoods.find((each) => each === answers.livelihood);
  const others = companions.find((each) => each === answers.companions);
  const age = numberWithin(answers.age, YOUNGEST, OLDEST);
  const typedProperty = answers.property?.trim() ?? "";
  const property = typedProperty === "" ? 0 : readNumber(typedProperty);
  const monthsAway = numberWithin(answers.monthsAway, 0, MONTHS_OF_YEAR);

  if (livelihood === undefined) problems.livelihood = "notChoice";
  if (others === undefined) problems.companions = "notChoice";
  if (!Number.isInteger(age)) problems.age = "notAge";
  if (typeof property !== "number") problems.property = property;
  if (monthsAway === undefined) problems.monthsAway = "notMonths";

  if (
    Object.keys(problems).length > 0 ||
    livelihood === undefined ||
    others === undefined ||
    age === undefined ||
    typeof property !== "number" ||
    monthsAway === undefined
  ) {
    return { problems };
  }
  return { person: { livelihood, companions: others, age, property, monthsAway } };
}

function numberWithin(typed: string | undefined, from: number, to: number): number | undefined {
  const read = readNumber(typed ?? "");
  return typeof read === "number" && read >= from && read <= to ? read : undefined;
}
