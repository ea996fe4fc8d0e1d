import { type Block, heading, list, type MarkdownPage } from "#web/components/markdown/nodes.ts";
import { zoneFacts } from "#web/components/markdown/parts.ts";
import { richParagraph, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function zoneListSectionMarkdown(
  section: SectionOf<"zoneListSection">,
  page: MarkdownPage,
): Block[] {
  const { zones } = section;
  if (zones.length === 0) return [];
  const listed = zones.flatMap((zone) => [
    ...heading(3, zone.name),
    ...richParagraph(zone.text, page),
    ...list(zoneFacts(zone, page)),
  ]);
  return [...sectionHead(section, page), ...listed];
}
