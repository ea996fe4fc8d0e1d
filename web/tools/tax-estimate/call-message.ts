import { answeredLines } from "../answered.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf, type Tool } from "../tool.ts";
import { inDirhams } from "./amounts.ts";
import type { TaxEstimate } from "./rules.ts";

/** The estimate as a text to read and to send: what was answered, what came out, where it opens. */
export function callMessage(
  tool: Tool<"tax-estimate">,
  answers: Answers,
  { mainland, freeZone }: TaxEstimate,
): string {
  const name = (text: "tax" | "mainland" | "freeZone") => plainTextOf(tool, text);
  return [
    ...answeredLines(tool.questions, answers),
    `${name("tax")}, ${name("mainland")}: ${inDirhams(mainland.tax)}`,
    `${name("tax")}, ${name("freeZone")}: ${inDirhams(freeZone.tax)}`,
    tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers }),
  ].join("\n");
}
