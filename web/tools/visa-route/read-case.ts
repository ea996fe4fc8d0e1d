import { currencyOf, DIRHAMS } from "../currency.ts";
import type { Entries } from "../entries.ts";
import { anyNumbers } from "../read-number.ts";
import { reading } from "../reading.ts";
import type { AnyTool } from "../tool.ts";
import { companions, livelihoods, owners } from "./rules.ts";

/** A younger person comes with a family, and the questions are for its adults. */
const YOUNGEST = 18;
const OLDEST = 120;
const MONTHS_OF_YEAR = 12;

/** Converts entries to a person, or returns the problem of each entry. */
export function readVisaCase(tool: Pick<AnyTool, "questions" | "signs">, entries: Entries) {
  const { typed, refuse, amount, within, choice, whole } = reading<"visa-route">(
    // An address from before this question was asked has no answer to it.
    { owners: "one", ...entries },
    anyNumbers,
  );
  const currency = currencyOf(tool, entries.currency) ?? refuse("currency", "notChoice", DIRHAMS);
  const signs = tool.signs[currency.code] ?? [];
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
      owners: choice("owners", owners),
      monthsAway: within("monthsAway", "notMonths", [0, MONTHS_OF_YEAR]),
    },
  });
}
