import { realDay } from "#schemas/shared/figures/real-day.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import { type Currency, currencyOf, DIRHAMS } from "../currency.ts";
import type { Entries } from "../entries.ts";
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
  const issued = isInZone ? typed("issued") : "";
  if (issued !== "" && !isFirstPeriod(realDay(issued), periodEnd)) {
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
    points: [
      ...(issued === "" ? [] : ["firstPeriod" as const]),
      ...(otherProfit > 0 ? ([isOwnShare ? "ownShare" : "holdingOther"] as const) : []),
    ],
  } satisfies TaxReading);
}

/** No month has more days, so that a part of a month counts as less than one. */
const LONGEST_MONTH = 31;
const LONGEST_YEAR = 12 * LONGEST_MONTH;

/**
 * Whether a first period may last from the day of a licence to an end: from six to eighteen months
 * (Federal Decree-Law 32/2021). Both are ISO dates.
 */
function isFirstPeriod(issued: string | undefined, end: string): boolean {
  const place = (day: Date) =>
    day.getUTCFullYear() * LONGEST_YEAR + day.getUTCMonth() * LONGEST_MONTH + day.getUTCDate();
  const length = place(new Date(Date.parse(end) + MS_PER_DAY)) - place(new Date(issued ?? ""));
  return length >= LONGEST_YEAR / 2 && length <= LONGEST_YEAR * 1.5;
}

const MS_PER_DAY = 86_400_000;
