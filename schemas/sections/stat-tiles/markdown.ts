import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { tileBlocks } from "#web/components/markdown/parts.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function statTilesSectionMarkdown(
  section: SectionOf<"statTilesSection">,
  page: MarkdownPage,
): Block[] {
  return [...sectionHead(section, page), ...tileBlocks(section.tiles, page)];
}
