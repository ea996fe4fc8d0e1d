import { realDay } from "#schemas/shared/figures/real-day.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import { type Currency, currencyOf, DIRHAMS } from "../currency.ts";
import type { Entries } from "../entries.ts";
import { isFirstPeriod } from "../first-period.ts";
import { anyNumbers, readNumber } from "../read-number.ts";
import { reading } from "../reading.ts";
import type { TextName, Tool } from "../tool.ts";
import { activities, customers, isQualifying, qualification } from "./qualifying.ts";
import { groups, payers, type TaxCase } from "./rules.ts";

type Sentence = TextName<"tax-estimate">;

type TaxReading = {
  company: TaxCase;
  currency: Currency;
  /** The sentence under the headline. */
  verdict: Sentence;
  /** Sentences after it. */
  points: Sentence[];
  /** ISO date of the licence with which the period begins; undefined if it is no first period. */
  issued: string | undefined;
};

/** The last accepted end of a tax period. */
const LAST_END = "2099-12-31";

/** Converts entries to a company, or returns the problem of each entry. */
export function readTaxCase(tool: Tool<"tax-estimate">, entries: Entries) {
  const { typed, refuse, amount, choice, whole } = reading<"tax-estimate">(entries, anyNumbers);
  const currency = currencyOf(tool, entries.currency) ?? refuse("currency", "notChoice", DIRHAMS);
  const signs = tool.signs[currency.code] ?? [];
  const optionalAmount = (name: "earlierRevenue" | "otherProfit") =>
    typed(name) === "" ? 0 : amount(name, signs);
  const revenue = amount("revenue", signs);
  const profit = amount("profit", signs);
  if (profit > revenue) refuse("profit", "aboveRevenue", profit);
  const earlierRevenue = optionalAmount("earlierRevenue");

  const typedShare = typed("share");
  // The oldest addresses contain the share itself and no activity.
  const isOfOldAddress = entries.activity === undefined && typedShare !== "";
  const activity = isOfOldAddress ? "other" : choice("activity", activities);
  // Addresses from before customers were asked for have none. "logistics" stood for goods, too.
  const isUnsaid = entries.customers === undefined && activity !== "logistics";
  const reason = qualification(activity, isUnsaid ? "companies" : choice("customers", customers));

  const isHolding = activity === "holding";
  const otherProfit = isHolding ? optionalAmount("otherProfit") : 0;
  if (otherProfit > profit) refuse("otherProfit", "tooLarge", otherProfit);

  // A share cannot make sales qualify that the law excludes.
  const isOwnShare = typedShare !== "" && reason !== "consumers";
  const isWhole = isQualifying(reason) && otherProfit === 0;
  const read = readNumber(typedShare || "0", ["%"]);
  const share = typeof read === "number" && read <= 100 ? read : refuse("share", "notShare", 0);

  const periodEnd = realDay(typed("periodEnd")) ?? "";
  if (periodEnd === "" || periodEnd > LAST_END) refuse("periodEnd", "notDay", periodEnd);
  else if (Number(periodEnd.slice(0, 4)) < tool.rules.firstYear) {
    refuse("periodEnd", "beforeTax", periodEnd);
  }
  const payer = payers.find((each) => each === entries[WHO]) ?? "company";
  const isInZone = payer === "company" || payer === "branch";
  // The first period of a person, or of a company abroad, does not begin with a licence.
  const issued = isInZone && typed("issued") !== "" ? (realDay(typed("issued")) ?? "") : undefined;
  if (issued === "") refuse("issued", "notDay", issued);
  else if (issued && periodEnd && !isFirstPeriod(issued, periodEnd)) {
    refuse("issued", "notFirstPeriod", issued);
  }
  const company: TaxCase = {
    payer,
    revenue: revenue * currency.rate,
    profit: profit * currency.rate,
    exempt: isHolding ? (profit - otherProfit) * currency.rate : 0,
    earlierRevenue: earlierRevenue * currency.rate,
    share: isOwnShare ? share : isWhole ? 100 : 0,
    periodEnd,
    group: entries.group === undefined ? "no" : choice("group", groups),
    euro: currencyOf(tool, "EUR")?.rate ?? Number.NaN,
  };
  const zone = isOwnShare ? "ownShare" : reason;
  const verdict = isHolding ? "holding" : zone;
  return whole({
    company,
    currency,
    verdict: isInZone ? verdict : payer,
    issued,
    points: otherProfit > 0 ? [isOwnShare ? "ownShare" : "holdingOther"] : [],
  } satisfies TaxReading);
}
