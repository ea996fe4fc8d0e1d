import { type Block, type MarkdownPage, paragraph } from "#web/components/markdown/nodes.ts";
import { pageLink, richBlocks, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

type RichTextSection = SectionOf<"richTextSection"> &
  Partial<Pick<SectionOf<"pictureTextSection">, "link">>;

export function richTextSectionMarkdown(section: RichTextSection, page: MarkdownPage): Block[] {
  const { body, link } = section;
  return [
    ...sectionHead(section, page),
    ...richBlocks(body, page),
    ...(link ? [paragraph(pageLink(link.page, link.label, page))] : []),
  ];
}
