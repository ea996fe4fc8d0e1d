import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { benefitBlocks } from "#web/components/markdown/parts.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function benefitsSectionMarkdown(
  section: SectionOf<"benefitsSection">,
  page: MarkdownPage,
): Block[] {
  const { benefits } = section;
  return [...sectionHead(section, page), ...benefitBlocks(benefits, page)];
}
