import type { FootnoteDefinition, Nodes } from "mdast";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { nextDay, overdueSince } from "#schemas/shared/figures/on-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { type Block, type Inline, link, type MarkdownPage, paragraph, text } from "./nodes.ts";

type Identified = Pick<Figure, "_id">;

/** The name of a figure's footnote. */
const footnoteOf = ({ _id }: Identified) => _id.replace(/^figure-/, "");

/** A figure in a line, with the mark of its footnote. */
export function figureInline(figure: Figure, show: string, { language }: MarkdownPage): Inline[] {
  return markedText(figure, formatFigure({ ...figure, show }, language));
}

/** A text that shows a figure, with the mark of the figure's footnote. */
export const markedText = (figure: Identified, words: string): Inline[] => [
  text(words),
  { type: "footnoteReference", identifier: footnoteOf(figure), label: footnoteOf(figure) },
];

/**
 * Adds to each block the conditions of its figures and, after it, their footnotes. A machine quotes
 * a piece of a page, so the condition stands in the line of its figure, where the figure first
 * stands in a paragraph, an item or a cell, and the source as close as Markdown allows. Each footnote stands once.
 * @param blocks of a whole page. Their lines are changed in place.
 * @param figures all figures of the page
 */
export function withEvidence(
  blocks: readonly Block[],
  figures: readonly Figure[],
  page: MarkdownPage,
): Block[] {
  const byName = new Map(figures.map((figure) => [footnoteOf(figure), figure]));
  const defined = new Set<string>();
  return blocks.flatMap((block) => {
    const marked = new Set<string>();
    addConditions(block, byName, marked);
    const added = [...marked].filter((name) => !defined.has(name));
    for (const name of added) defined.add(name);
    const footnotes = added.flatMap((name) => {
      const figure = byName.get(name);
      return figure === undefined ? [] : [footnote(figure, page)];
    });
    return [block, ...footnotes];
  });
}

/** Writes each figure's condition after its mark. @param marked gets the names of all figures */
function addConditions(
  node: Nodes,
  figures: ReadonlyMap<string, Figure>,
  marked: Set<string>,
): void {
  if (!("children" in node)) return;
  const children: Nodes[] = node.children;
  // From a copy, because conditions are inserted.
  for (const child of [...children]) {
    if (child.type !== "footnoteReference") {
      // An item of a list and a cell of a table are read by themselves.
      const isAlone = child.type === "listItem" || child.type === "tableCell";
      const own = isAlone ? new Set<string>() : marked;
      addConditions(child, figures, own);
      for (const name of own) marked.add(name);
      continue;
    }
    const condition = cleanText(figures.get(child.identifier)?.qualifier).replace(/\.$/, "");
    if (condition !== "" && !marked.has(child.identifier)) {
      // In a heading the conditions follow its words.
      const at = node.type === "heading" ? children.length : children.indexOf(child) + 1;
      children.splice(at, 0, text(` (${condition})`));
    }
    marked.add(child.identifier);
  }
}

function footnote(figure: Figure, page: MarkdownPage): FootnoteDefinition {
  const name = footnoteOf(figure);
  return {
    type: "footnoteDefinition",
    identifier: name,
    label: name,
    children: [paragraph(...evidence(figure, page))],
  };
}

/** A figure with its label, condition, next value, source and day of checking. */
export function evidence(figure: Figure, page: MarkdownPage): Inline[] {
  const { settings, language, day } = page;
  const { evidence: labels } = settings;
  const { next } = figure;
  const from = nextDay(figure);
  const overdue = overdueSince(figure, day);
  const sentences = [
    `${figure.label}: ${formatFigure(figure, language)}.`,
    figure.qualifier,
    from &&
      next?.value &&
      !next.mayBeCalledOff &&
      `${labels.from ?? ""} ${readableDay(from, language)}: ${formatFigure({ ...figure, value: next.value }, language)}. ${next.qualifier ?? ""}`,
  ].filter(Boolean);
  const doubts = [
    overdue && `${labels.overdue} ${readableDay(overdue, language)}.`,
    figure.status === "toBeConfirmed" && `${labels.toBeConfirmed}.`,
  ].filter(Boolean);
  return [
    text(`${sentences.join(" ")} `),
    ...source(figure, page),
    text(doubts.map((doubt) => ` ${doubt}`).join("")),
  ];
}

/** Where a statement comes from, and when somebody compared it. */
export function source(
  stated: { sourceTitle: string | null; sourceUrl: string | null; checkedOn: string | null },
  { settings, language }: MarkdownPage,
): Inline[] {
  const { source: label, checkedOn } = settings.evidence;
  const { sourceTitle, sourceUrl } = stated;
  const href = safeHref(sourceUrl);
  const day = stated.checkedOn ? ` ${checkedOn} ${readableDay(stated.checkedOn, language)}.` : "";
  return [
    text(`${label}: `),
    href === undefined ? text(sourceTitle) : link(href, sourceTitle),
    text(`.${day}`),
  ];
}
