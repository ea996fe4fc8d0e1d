import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { quoteBlocks } from "#web/components/markdown/parts.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function testimonialsSectionMarkdown(
  section: SectionOf<"testimonialsSection">,
  page: MarkdownPage,
): Block[] {
  const quotes = section.testimonials.flatMap((each) => quoteBlocks(each, page));
  return [...sectionHead(section, page), ...quotes];
}
