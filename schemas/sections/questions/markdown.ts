import { type Block, heading, type MarkdownPage } from "#web/components/markdown/nodes.ts";
import { richBlocks, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function questionsSectionMarkdown(
  section: SectionOf<"questionsSection">,
  page: MarkdownPage,
): Block[] {
  const answers = section.questions.flatMap(({ question, answer }) => [
    ...heading(3, question),
    ...richBlocks(answer, page),
  ]);
  return [...sectionHead(section, page), ...answers];
}
