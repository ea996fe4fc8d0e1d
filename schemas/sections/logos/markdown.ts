import { type Block, list, type MarkdownPage, text } from "#web/components/markdown/nodes.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function logosSectionMarkdown(
  section: SectionOf<"logosSection">,
  page: MarkdownPage,
): Block[] {
  const { partners } = section;
  if (partners.length === 0) return [];
  return [...sectionHead(section, page), ...list(partners.map(({ name }) => [text(name)]))];
}
