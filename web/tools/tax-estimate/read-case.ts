import type { Answers } from "../answers.ts";
import { answerReader } from "../read-answers.ts";
import type { Tool } from "../tool.ts";
import type { TaxCase } from "./rules.ts";

/** Whether the law lists what a company does as qualifying in a free zone. */
export type Listing = "listed" | "notListed";

/** By the list of Ministerial Decision 229/2025; goods qualify where they leave a Designated Zone. */
const listed = ["commodities", "making", "holding", "funds", "logistics", "headquarters"] as const;
const notListed = ["other", "services", "trading"] as const;

/** Later than this nobody plans a tax period. */
const LAST_END = "2099-12-31";

/** Makes a company of what was answered, in dirhams, or says what is wrong with which answer. */
export function readTaxCase(tool: Tool<"tax-estimate">, answers: Answers) {
  const read = answerReader<"tax-estimate">(tool, answers);
  const revenue = read.number("revenue");
  const profit = read.number("profit");
  const earlierRevenue = read.typed("earlierRevenue") === "" ? 0 : read.number("earlierRevenue");
  const typedShare = read.typed("share").replace("%", "").trim();
  // An address from before the activity was asked tells the share itself.
  const isOfOldAddress = answers.activity === undefined && typedShare !== "";
  const activity = read.choice(
    "activity",
    [...notListed, ...listed],
    isOfOldAddress ? "other" : undefined,
  );
  const listing: Listing = listed.some((each) => each === activity) ? "listed" : "notListed";
  const currency = read.currency("currency");
  const periodEnd = read.day("periodEnd");

  if (profit > revenue) read.refuse("profit", "aboveRevenue");
  if (periodEnd > LAST_END) read.refuse("periodEnd", "notDay");
  if (Number(periodEnd.slice(0, 4)) < tool.rules.firstYear) read.refuse("periodEnd", "beforeTax");
  const company: TaxCase = {
    revenue: revenue * currency.rate,
    profit: profit * currency.rate,
    share: read.number(
      "share",
      "notShare",
      (share) => share <= 100,
      typedShare || (listing === "listed" ? "100" : "0"),
    ),
    periodEnd,
    earlierRevenue: earlierRevenue * currency.rate,
    isOfLargeGroup: read.choice("group", ["no", "yes"], answers.group ?? "no") === "yes",
  };
  const byActivity = typedShare === "" ? listing : undefined;
  return read.outcome({ company, currency, byActivity });
}
