import { isRecord } from "#schemas/shared/record.ts";
import type { ToolPlace } from "./page-tool.tsx";

/**
 * The part of a page that has a tool: the page itself, or one of its sections.
 * @param type of the tool's document
 */
export function toolPageOf(content: object, type: string): ToolPlace["page"] | undefined {
  const sections = "sections" in content && Array.isArray(content.sections) ? content.sections : [];
  return [content, ...sections].find((part): part is ToolPlace["page"] => hasTool(part, type));
}

const hasTool = (part: object, type: string): part is ToolPlace["page"] =>
  "tool" in part && isRecord(part.tool) && part.tool._type === type;
