import { listText } from "#schemas/shared/formats.ts";
import { figureInline } from "#web/components/markdown/figures.ts";
import {
  type Block,
  heading,
  type Inline,
  list,
  type MarkdownPage,
  table,
  term,
  text,
} from "#web/components/markdown/nodes.ts";
import { pageLink, richLine, richParagraph } from "#web/components/markdown/rich-text-nodes.ts";
import { spanText } from "#web/lib/office-hours.ts";
import { clock, daylightOf, distanceToDubai, flightsOf, officeClocks } from "./facts.ts";
import type { Diagram } from "./types.ts";

type Body = (diagram: Diagram, page: MarkdownPage) => Block[];

/** Each row with its figure, as a list. */
const rows: Body = ({ rows }, page) =>
  list(
    (rows ?? []).map(({ label, text: words, figure }) => {
      const value = figure === null ? [] : figureInline(figure, "withUnit", page);
      const line = richLine(words, page);
      return term(
        label,
        ...value,
        ...(value.length > 0 && line.length > 0 ? [text(" ")] : []),
        ...line,
      );
    }),
  );

const cells = (...words: string[]): Inline[][] => words.map((word) => [text(word)]);

/** What a diagram of each kind shows. A missing kind does not compile. */
const bodies: Record<Diagram["kind"], Body> = {
  bars: rows,
  months: rows,
  path: rows,
  timeline: rows,
  clock: (diagram, { settings, language }) =>
    list(
      officeClocks(diagram, settings.officeHours, language).map(({ names, winter, summer }) => {
        const labels = settings.homeCountryLabels;
        const hours = `${spanText(winter, language)} ${labels.winter}, ${spanText(summer, language)} ${labels.summer}`;
        return term(listText(names, language), text(hours));
      }),
    ),
  daylight: (diagram, { settings: { diagramLabels: labels } }) => [
    table(
      cells(labels.place, labels.shortest, labels.longest),
      daylightOf(diagram).map(({ name, shortest, longest }) =>
        cells(name, clock(shortest), clock(longest)),
      ),
    ),
  ],
  emirates: ({ emirates }, page) => [
    table(
      cells(
        page.settings.diagramLabels.place,
        page.settings.diagramLabels.zones,
        page.settings.diagramLabels.distance,
      ),
      (emirates ?? []).map((emirate) => [
        [pageLink(emirate, emirate.name, page)],
        richLine(emirate.card.text, page),
        [text(distanceToDubai(emirate.slug, page.language))],
      ]),
    ),
  ],
  flights: (diagram, { language, settings: { diagramLabels: labels } }) => [
    table(
      cells(labels.place, labels.distance),
      flightsOf(diagram, language).map(({ fullName, distance }) => cells(fullName, distance)),
    ),
  ],
};

/** A diagram in words: its heading, its text and the table behind its drawing. */
export const diagramBlocks = (diagram: Diagram, page: MarkdownPage): Block[] => [
  ...heading(2, diagram.heading),
  ...richParagraph(diagram.text, page),
  ...bodies[diagram.kind](diagram, page),
];
