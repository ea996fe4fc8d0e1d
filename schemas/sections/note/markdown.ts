import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { noteBlocks } from "#web/components/markdown/parts.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function noteSectionMarkdown(
  section: SectionOf<"noteSection">,
  page: MarkdownPage,
): Block[] {
  return noteBlocks(section.note, page);
}
