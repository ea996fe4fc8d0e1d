import { answeredLines } from "../answered.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf, type Tool } from "../tool.ts";
import type { FoundRoutes, VisaRoute } from "./rules.ts";

/** The result as a text to read and to send: what was answered, what is open, where it opens. */
export function callMessage(
  tool: Tool<"visa-route">,
  answers: Answers,
  routes: FoundRoutes,
): string {
  return [
    ...answeredLines(tool.questions, answers),
    openLine(tool, routes),
    `${plainTextOf(tool, "closed")}: ${namesOf(tool, routes.closed)}`,
    tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers }),
  ].join("\n");
}

/** The routes that are open, in one line, or that none is. */
export function openLine(tool: Tool<"visa-route">, { open }: FoundRoutes): string {
  return open.length === 0
    ? plainTextOf(tool, "noneOpen")
    : `${plainTextOf(tool, "open")}: ${namesOf(tool, open)}`;
}

function namesOf(tool: Tool<"visa-route">, routes: readonly { route: VisaRoute }[]): string {
  return routes.map(({ route }) => plainTextOf(tool, route)).join(", ");
}
