import { figureNumber, realDay } from "#schemas/figures/figure-number.ts";
import type { QuestionName, TextName } from "#schemas/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import type { Tool, ToolOption } from "../tool.ts";
import { readNumber } from "../typed-number.ts";
import type { TaxCase } from "./rules.ts";

type Question = QuestionName<"tax-estimate">;

/** What is wrong with an answer, as the name of the sentence that says it. */
export type TaxProblems = Partial<Record<Question, TextName<"tax-estimate">>>;

/** The currency that a visitor reckons in: its code, and how many dirhams one of it is. */
export type Currency = { code: string; rate: number; option: ToolOption };

export type ReadCase =
  | { company: TaxCase; currency: Currency; problems?: never }
  | { problems: TaxProblems; company?: never; currency?: never };

/** The dirham itself. */
const DIRHAM = "AED";

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
  const share = readNumber(answers.share?.replace("%", "") ?? "");
  const currency = currencyOf(tool, answers.currency);
  const periodEnd = realDay(answers.periodEnd?.trim() ?? "");

  if (!problems.revenue && !problems.profit && profit > revenue) problems.profit = "aboveRevenue";
  if (typeof share !== "number" || share > 100) problems.share = "notShare";
  if (currency === undefined) problems.currency = "notChoice";
  if (periodEnd === undefined || periodEnd > LAST_END) problems.periodEnd = "notDay";
  else if (periodEnd < (tool.figures.firstYear?.value ?? "")) problems.periodEnd = "beforeTax";

  if (currency === undefined || periodEnd === undefined || typeof share !== "number") {
    return { problems };
  }
  if (Object.keys(problems).length > 0) return { problems };
  const { rate } = currency;
  return {
    currency,
    company: {
      revenue: revenue * rate,
      profit: profit * rate,
      earlierRevenue: earlierRevenue * rate,
      share,
      periodEnd,
    },
  };
}

/** The first option is what a form begins with; one without a figure is the dirham. */
function currencyOf(tool: Tool<"tax-estimate">, code = DIRHAM): Currency | undefined {
  const question = tool.questions.find(({ name }) => name === "currency");
  const option = question?.options.find(({ value }) => value === code);
  if (option === undefined) return undefined;
  const rate = option.figure === null ? 1 : figureNumber(option.figure.value);
  return rate === undefined ? undefined : { code, rate, option };
}
