import { figureInline } from "#web/components/markdown/figures.ts";
import {
  type Block,
  heading,
  list,
  type MarkdownPage,
  term,
} from "#web/components/markdown/nodes.ts";
import { zoneFacts } from "#web/components/markdown/parts.ts";
import { richLine, richParagraph, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function zoneCardsSectionMarkdown(
  section: SectionOf<"zoneCardsSection">,
  page: MarkdownPage,
): Block[] {
  const { zones } = section;
  if (zones.length === 0) return [];
  const { zoneLabels: labels } = page.settings;
  const cards = zones.flatMap((zone) => [
    ...heading(3, zone.fullName ? `${zone.name}, ${zone.fullName}` : zone.name),
    ...richParagraph(zone.text, page),
    ...list([
      ...(zone.established
        ? [term(labels.established, ...figureInline(zone.established, "valueOnly", page))]
        : []),
      ...zone.benefits.map((point) => richLine(point.text, page)),
      ...(zone.keyFeature ? [richLine(zone.keyFeature, page)] : []),
      ...zoneFacts(zone, page),
    ]),
  ]);
  return [...sectionHead(section, page), ...cards];
}
