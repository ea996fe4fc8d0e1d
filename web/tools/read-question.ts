import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { isToolKind } from "#schemas/tools/list.ts";
import { answersIn, type ToolQuestion } from "./answers.ts";

/** Reads a tool request from a query; undefined for an unknown tool, or for several. */
export function readToolQuestion(query: URLSearchParams): ToolQuestion | undefined {
  const [kind, ...others] = query.getAll(TOOL_PARAMETER);
  return isToolKind(kind) && others.length === 0 ? { kind, answers: answersIn(query) } : undefined;
}
