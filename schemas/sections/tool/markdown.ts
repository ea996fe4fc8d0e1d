import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { toolBlocks } from "#web/components/markdown/parts.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function toolSectionMarkdown(
  section: SectionOf<"toolSection">,
  page: MarkdownPage,
): Block[] {
  return toolBlocks(section.tool, page);
}
