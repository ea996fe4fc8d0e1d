import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf, type Tool } from "../tool.ts";
import type { FactGroup } from "./day-facts.ts";
import { filledAnswers, isFilled, rowsIn } from "./read-stays.ts";

/** The result as a text to read and to send: the stays, what was counted, where it opens. */
export function callMessage(
  tool: Tool<"day-counter">,
  answers: Answers,
  groups: readonly FactGroup[],
): string {
  const text = (name: TextName<"day-counter">) => plainTextOf(tool, name);
  const stays = rowsIn(answers)
    .filter(isFilled)
    .map(
      ({ arrival, departure }, index) => `${text("stay")} ${index + 1}: ${arrival} – ${departure}`,
    );
  return [...stays, ...summary(tool, groups), tool.site + resultPath(tool, answers)].join("\n");
}

/** A line for each of the counts, without the sentences that explain it. */
export function summary(tool: Tool<"day-counter">, groups: readonly FactGroup[]): string[] {
  return groups.map(({ name, facts }) => {
    const said = facts.flatMap(({ label, value }) =>
      value === undefined ? [] : [`${plainTextOf(tool, label)}: ${value}`],
    );
    return `${plainTextOf(tool, name)}. ${said.join("; ")}.`;
  });
}

/** The address that opens the same result: the one place that the stays go to, if a visitor wants it. */
export function resultPath({ path, kind }: Tool<"day-counter">, answers: Answers): string {
  return addressOfAnswers(path, { kind, answers: filledAnswers(answers) });
}
