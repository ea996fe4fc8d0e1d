import { type Block, link, type MarkdownPage, paragraph } from "#web/components/markdown/nodes.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function callToActionSectionMarkdown(
  section: SectionOf<"callToActionSection">,
  page: MarkdownPage,
): Block[] {
  const { heading, actionLabel } = section;
  return [
    ...sectionHead({ heading, intro: section.text }, page),
    paragraph(link(page.contactHref, actionLabel)),
  ];
}
