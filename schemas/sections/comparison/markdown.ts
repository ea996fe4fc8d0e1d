import {
  type Block,
  type MarkdownPage,
  strong,
  table,
  text,
} from "#web/components/markdown/nodes.ts";
import { richLine, sectionHead } from "#web/components/markdown/rich-text-nodes.ts";
import type { SectionOf } from "#web/components/section.tsx";

export function comparisonSectionMarkdown(
  section: SectionOf<"comparisonSection">,
  page: MarkdownPage,
): Block[] {
  const { aspect, columns, rows } = section;
  // In a row with a missing cell, the other cells would stand in the wrong column.
  const complete = rows.filter(({ cells }) => cells.length === columns.length);
  const body = complete.map(({ title, cells }) => [
    [strong(title)],
    ...cells.map((cell) => richLine(cell.text, page)),
  ]);
  const head = [aspect, ...columns].map((name) => [text(name)]);
  return [...sectionHead(section, page), table(head, body)];
}
