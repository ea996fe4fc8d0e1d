import type { Answers } from "../answers.ts";
import { currencyOf, DIRHAMS, signsOf } from "../currency.ts";
import { reading } from "../reading.ts";
import type { AnyTool } from "../tool.ts";
import { companions, livelihoods } from "./rules.ts";

/** Whoever is younger comes with a family, whose adults the questions are for. */
const YOUNGEST = 18;
const OLDEST = 120;
const MONTHS_OF_YEAR = 12;

/** Makes a case of what was answered, or says what is wrong with which answer. */
export function readVisaCase(tool: Pick<AnyTool, "questions">, answers: Answers) {
  const { typed, refuse, amount, within, choice, whole } = reading<"visa-route">(answers);
  const currency = currencyOf(tool, answers.currency) ?? refuse("currency", "notChoice", DIRHAMS);
  const signs = signsOf(currency);
  const inDirhams = (name: "income" | "savings" | "property") =>
    typed(name) === "" ? undefined : amount(name, signs) * currency.rate;
  return whole({
    currency,
    person: {
      livelihood: choice("livelihood", livelihoods),
      companions: choice("companions", companions),
      age: within("age", "notAge", [YOUNGEST, OLDEST], Number.isInteger),
      income: inDirhams("income"),
      savings: inDirhams("savings"),
      property: inDirhams("property") ?? 0,
      monthsAway: within("monthsAway", "notMonths", [0, MONTHS_OF_YEAR]),
    },
  });
}
