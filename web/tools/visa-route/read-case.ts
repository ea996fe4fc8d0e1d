import type { Answers } from "../answers.ts";
import { answerReader, isWholeWithin } from "../read-answers.ts";
import type { Tool } from "../tool.ts";
import { companions, livelihoods, type VisaCase } from "./rules.ts";

/** Whoever is younger comes with a family, whose adults the questions are for. */
const isAdult = isWholeWithin(18, 120);

/** Makes a case of what was answered, or says what is wrong with which answer. */
export function readVisaCase(tool: Pick<Tool, "questions">, answers: Answers) {
  const read = answerReader<"visa-route">(tool, answers);
  const currency = read.currency("currency");
  const dirhams = (name: "income" | "savings" | "property") =>
    read.typed(name) === "" ? undefined : read.number(name) * currency.rate;
  const person: VisaCase = {
    livelihood: read.choice("livelihood", livelihoods),
    companions: read.choice("companions", companions),
    age: read.number("age", "notAge", isAdult),
    income: dirhams("income"),
    savings: dirhams("savings"),
    property: dirhams("property") ?? 0,
    monthsAway: read.number("monthsAway", "notMonths", (months) => months <= 12),
  };
  return read.outcome({ person, currency });
}
