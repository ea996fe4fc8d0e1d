import { type Block, list, type MarkdownPage, term } from "#web/components/markdown/nodes.ts";
import { richLine, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function teamSectionMarkdown(
  section: SectionOf<"teamSection">,
  page: MarkdownPage,
): Block[] {
  const { members } = section;
  const roles = members.map(({ role, text }) => term(role, ...richLine(text, page)));
  return [...sectionHead(section, page), ...list(roles)];
}
