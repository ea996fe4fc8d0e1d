import {
  type Block,
  list,
  type MarkdownPage,
  strong,
  text,
} from "#web/components/markdown/nodes.ts";
import { richLine, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function businessTypesSectionMarkdown(
  section: SectionOf<"businessTypesSection">,
  page: MarkdownPage,
): Block[] {
  const items = section.types.map(({ category, text: words, examples }) => [
    strong(category),
    text(": "),
    ...richLine(words, page),
    text(` ${examples.join(", ")}`),
  ]);
  return [...sectionHead(section, page), ...list(items)];
}
