import { realDay } from "#schemas/shared/figures/real-day.ts";
import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import { type Currency, currencyOf } from "../currency.ts";
import type { Tool } from "../tool.ts";
import { readNumber } from "../typed-number.ts";
import type { TaxCase } from "./rules.ts";

type Question = QuestionName<"tax-estimate">;

/** What is wrong with an answer, as the name of the sentence that says it. */
type TaxProblems = Partial<Record<Question, TextName<"tax-estimate">>>;

type ReadCase =
  | { company: TaxCase; currency: Currency; byActivity: Listing | undefined }
  | { problems: TaxProblems };

/** Whether the law lists what a company does as qualifying in a free zone. */
export type Listing = "listed" | "notListed";

/** By the list of Ministerial Decision 229/2025; goods qualify where they leave a Designated Zone. */
const activities = {
  services: "notListed",
  trading: "notListed",
  commodities: "listed",
  making: "listed",
  holding: "listed",
  funds: "listed",
  logistics: "listed",
  headquarters: "listed",
  other: "notListed",
} as const satisfies Record<string, Listing>;

const isActivity = (answer: string): answer is keyof typeof activities =>
  Object.hasOwn(activities, answer);

/** Later than this nobody plans a tax period. */
const LAST_END = "2099-12-31";

/** Makes a company of what was answered, or says what is wrong with which answer. */
export function readTaxCase(tool: Tool<"tax-estimate">, answers: Answers): ReadCase {
  const problems: TaxProblems = {};
  const amount = (question: Question, ifEmpty?: number): number => {
    const typed = answers[question]?.trim() ?? "";
    if (typed === "" && ifEmpty !== undefined) return ifEmpty;
    const read = readNumber(typed);
    if (typeof read === "number") return read;
    problems[question] = read;
    return 0;
  };
  const revenue = amount("revenue");
  const profit = amount("profit");
  const earlierRevenue = amount("earlierRevenue", 0);
  const activity = answers.activity ?? "";
  const listing = isActivity(activity) ? activities[activity] : undefined;
  const typedShare = answers.share?.replace("%", "").trim() ?? "";
  const share = typedShare === "" ? (listing === "listed" ? 100 : 0) : readNumber(typedShare);
  const group = answers.group ?? "no";
  const currency = currencyOf(tool, answers.currency);
  const periodEnd = realDay(answers.periodEnd?.trim() ?? "");

  if (!problems.revenue && !problems.profit && profit > revenue) problems.profit = "aboveRevenue";
  if (typeof share !== "number" || share > 100) problems.share = "notShare";
  if (currency === undefined) problems.currency = "notChoice";
  // An address from before that was asked tells the share itself.
  const isOfOldAddress = answers.activity === undefined && typedShare !== "";
  if (listing === undefined && !isOfOldAddress) problems.activity = "notChoice";
  if (group !== "no" && group !== "yes") problems.group = "notChoice";
  if (periodEnd === undefined || periodEnd > LAST_END) problems.periodEnd = "notDay";
  else if (Number(periodEnd.slice(0, 4)) < tool.rules.firstYear) problems.periodEnd = "beforeTax";

  if (currency === undefined || periodEnd === undefined || typeof share !== "number") {
    return { problems };
  }
  if (Object.keys(problems).length > 0) return { problems };
  const { rate } = currency;
  return {
    currency,
    byActivity: typedShare === "" ? listing : undefined,
    company: {
      revenue: revenue * rate,
      profit: profit * rate,
      earlierRevenue: earlierRevenue * rate,
      share,
      periodEnd,
      isOfLargeGroup: group === "yes",
    },
  };
}
