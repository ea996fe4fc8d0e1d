import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";
import { richTextSectionMarkdown } from "../rich-text/markdown.ts";

export function pictureTextSectionMarkdown(
  section: SectionOf<"pictureTextSection">,
  page: MarkdownPage,
): Block[] {
  return richTextSectionMarkdown(section, page);
}
