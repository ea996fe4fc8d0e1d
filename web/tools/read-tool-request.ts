import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { isToolKind } from "#schemas/tools/list.ts";
import { entriesIn, type ToolRequest } from "./entries.ts";

/** Reads a tool request from a query; undefined for an unknown tool, or for several. */
export function readToolRequest(query: URLSearchParams): ToolRequest | undefined {
  const [kind, ...others] = query.getAll(TOOL_PARAMETER);
  return isToolKind(kind) && others.length === 0 ? { kind, entries: entriesIn(query) } : undefined;
}
