import { realDay } from "#schemas/shared/figures/real-day.ts";
import type { Answers } from "../answers.ts";
import { currencyOf, DIRHAMS, signsOf } from "../currency.ts";
import { reading, readNumber } from "../reading.ts";
import type { Tool } from "../tool.ts";

/**
 * Qualifying activities by Ministerial Decision 229/2025. Goods qualify if they leave a Designated
 * Zone.
 */
const listed = ["commodities", "making", "holding", "funds", "logistics", "headquarters"] as const;
const activities = ["other", "services", "trading", ...listed] as const;

/** The last accepted end of a tax period. */
const LAST_END = "2099-12-31";

/** Converts entries to a company, or returns the problem of each entry. */
export function readTaxCase(tool: Tool<"tax-estimate">, answers: Answers) {
  const { typed, refuse, amount, choice, whole } = reading<"tax-estimate">(answers);
  const currency = currencyOf(tool, answers.currency) ?? refuse("currency", "notChoice", DIRHAMS);
  const signs = signsOf(currency);
  const revenue = amount("revenue", signs);
  const profit = amount("profit", signs);
  if (profit > revenue) refuse("profit", "aboveRevenue", profit);
  const earlierRevenue = typed("earlierRevenue") === "" ? 0 : amount("earlierRevenue", signs);
  const typedShare = typed("share");
  // Old addresses contain the share itself and no activity.
  const isOfOldAddress = answers.activity === undefined && typedShare !== "";
  const activity = isOfOldAddress ? "other" : choice("activity", activities);
  const listing: "listed" | "notListed" = listed.some((each) => each === activity)
    ? "listed"
    : "notListed";
  const share = readNumber(typedShare || (listing === "listed" ? "100" : "0"), ["%"]);
  const periodEnd = realDay(typed("periodEnd")) ?? "";
  if (periodEnd === "" || periodEnd > LAST_END) refuse("periodEnd", "notDay", periodEnd);
  else if (Number(periodEnd.slice(0, 4)) < tool.rules.firstYear) {
    refuse("periodEnd", "beforeTax", periodEnd);
  }
  return whole({
    currency,
    byActivity: typedShare === "" ? listing : undefined,
    company: {
      revenue: revenue * currency.rate,
      profit: profit * currency.rate,
      earlierRevenue: earlierRevenue * currency.rate,
      share: typeof share === "number" && share <= 100 ? share : refuse("share", "notShare", 0),
      periodEnd,
      isOfLargeGroup: answers.group !== undefined && choice("group", ["no", "yes"]) === "yes",
    },
  });
}
