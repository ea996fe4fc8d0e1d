import { type Block, list, type MarkdownPage } from "#web/components/markdown/nodes.ts";
import { richLine, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function checklistSectionMarkdown(
  section: SectionOf<"checklistSection">,
  page: MarkdownPage,
): Block[] {
  const points = section.points.map(({ text }) => richLine(text, page));
  return [...sectionHead(section, page), ...list(points)];
}
