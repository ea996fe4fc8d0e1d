import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { listText } from "#schemas/shared/formats.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import type { SectionOf } from "#web/components/section.tsx";
import { tileLabel } from "#web/components/tile-label.ts";
import { quotationMarks } from "#web/lib/quotation-marks.ts";
import { figureInline } from "./figures.ts";
import {
  type Block,
  heading,
  type Item,
  link,
  list,
  type MarkdownPage,
  paragraph,
  quote,
  strong,
  term,
  text,
} from "./nodes.ts";
import { richLine, richParagraph } from "./rich-text-nodes.ts";

/* What several sections and pages show, as Markdown. */

/** A caution: in the text that it limits, as a quotation. */
export const noteBlocks = (note: SectionOf<"noteSection">["note"], page: MarkdownPage): Block[] => [
  quote(paragraph(strong(note.title), text(" "), ...richLine(note.text, page))),
];

export const benefitBlocks = (
  benefits: SectionOf<"benefitsSection">["benefits"],
  page: MarkdownPage,
): Block[] =>
  benefits.flatMap((benefit) => [
    ...heading(3, richLine(benefit.title, page)),
    ...richParagraph(benefit.text, page),
  ]);

export const tileBlocks = (
  tiles: SectionOf<"statTilesSection">["tiles"],
  page: MarkdownPage,
): Block[] =>
  list(
    tiles.map((tile) =>
      term(
        tileLabel(tile, page.language),
        ...figureInline(tile.figure.figure, tile.figure.show, page),
      ),
    ),
  );

type Step = { title: string; text: RichTextValue; detail?: RichTextValue | null };

export const stepBlocks = (steps: readonly Step[], page: MarkdownPage): Block[] =>
  list(
    steps.map(({ title, text: words, detail }) => [
      ...term(title, ...richLine(words, page)),
      ...(detail ? [text(" "), ...richLine(detail, page)] : []),
    ]),
    { ordered: true },
  );

/** Words of a client, and whose they are. */
export function quoteBlocks(
  { quote: words, role, city, country }: SectionOf<"testimonialsSection">["testimonials"][number],
  { language }: MarkdownPage,
): Block[] {
  const [opening, closing] = quotationMarks(language);
  return [
    quote(
      paragraph(text(`${opening}${words}${closing}`)),
      paragraph(text(`${role}, ${city}, ${country}`)),
    ),
  ];
}

/** For whom a free zone is, and its own website. */
export function zoneFacts(
  { bestFor, website }: Pick<SectionOf<"zoneListSection">["zones"][number], "bestFor" | "website">,
  { settings, language }: MarkdownPage,
): Item[] {
  const href = website === null ? undefined : safeHref(website);
  return [
    term(settings.zoneLabels.bestFor, text(listText(bestFor, language))),
    ...(href === undefined ? [] : [[link(href, href)]]),
  ];
}

/** A tool: what it answers, and where. */
export function toolBlocks(
  tool: { _type: string; heading: string; text: RichTextValue | null } | null,
  page: MarkdownPage,
): Block[] {
  if (tool === null) return [];
  const address = page.addressOf(`${page.path}#${TOOL_ID}`);
  return [
    ...heading(2, tool.heading),
    ...richParagraph(tool.text, page),
    paragraph(link(address, cleanText(tool.heading))),
    ...(page.tools.get(tool._type) ?? []),
  ];
}
