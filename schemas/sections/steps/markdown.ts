import type { Block, MarkdownPage } from "#web/components/markdown/nodes.ts";
import { stepBlocks } from "#web/components/markdown/parts.ts";
import { sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function stepsSectionMarkdown(
  section: SectionOf<"stepsSection">,
  page: MarkdownPage,
): Block[] {
  return [...sectionHead(section, page), ...stepBlocks(section.steps, page)];
}
