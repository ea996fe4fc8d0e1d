import { diagramBlocks } from "#web/components/diagrams/diagram-blocks.ts";
import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function diagramSectionMarkdown(
  section: SectionOf<"diagramSection">,
  page: MarkdownPage,
): Block[] {
  return diagramBlocks(section.diagram, page);
}
