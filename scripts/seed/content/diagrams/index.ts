import type { Diagram } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { type Line, line } from "../build/parts.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { countryId, everyHomeCountry } from "../home-countries.ts";
import { emirateId, emirateSlugs } from "../slugs.ts";
import { figureDiagrams } from "./figures.ts";
import { pathDiagrams } from "./paths.ts";

type Row = NonNullable<Diagram["rows"]>[number];

/** A row as it is written down: its label, and what its kind of diagram asks for. */
type RowContent = {
  label: string;
  text?: Line;
  figure?: FigureSlug;
  /** Months since the beginning of the year, counted from 1. */
  from?: number;
  to?: number;
};

/** A diagram as it is written down. */
export type DiagramContent = Pick<
  Diagram,
  "kind" | "heading" | "countries" | "emirates" | "whole"
> & {
  text?: Line;
  rows?: RowContent[];
};

function row({ figure, text, ...rest }: RowContent): Omit<Row, "_key"> {
  return {
    _type: "diagramRow",
    ...rest,
    figure: figure && reference(figureId(figure)),
    text: text === undefined ? undefined : line(text),
  };
}

export const diagramId = (slug: string) => `diagram-${slug}`;

/** The stored document of a diagram. */
function diagram(slug: string, { text, rows, ...content }: DiagramContent): Seeded<Diagram> {
  return {
    _id: diagramId(slug),
    _type: "diagram",
    ...content,
    text: text === undefined ? undefined : line(text),
    rows: rows && keyed("row", rows.map(row)),
  };
}

const everyEmirate = keyed(
  "emirate",
  emirateSlugs.map((slug) => reference(emirateId(slug))),
);

/** Diagrams of places: maps, clocks and daylight. */
const placeDiagrams = {
  "seven-emirates": {
    kind: "emirates",
    heading: "Seven emirates on one map",
    text: "Outlines are simplified. The table gives the straight line to Dubai, and a drive without traffic reckoned from it.",
    emirates: everyEmirate,
  },
  distances: {
    kind: "flights",
    heading: "How far Dubai is from home",
    text: "Distances are along a great circle, from the coordinates of the cities. Which of them have a direct flight changes with the season, so look at the timetable of your month.",
    countries: everyHomeCountry,
  },
  "office-clock": {
    kind: "clock",
    heading: "A Dubai office on the clocks at home",
    text: "Our own office hours, drawn over a day from midnight to midnight. The dark part is the same all year; the light ends are the hours that summer time moves.",
    countries: everyHomeCountry,
  },
  daylight: {
    kind: "daylight",
    heading: "Daylight through the year",
    text: "Hours from sunrise to sunset, from January to December, calculated from the latitude. In Dubai a day in June is only a little longer than one in December.",
    countries: keyed(
      "country",
      ["sweden", "poland"].map((slug) => reference(countryId(slug))),
    ),
  },
} as const satisfies Record<string, DiagramContent>;

/** Diagrams of the year. */
const seasonDiagrams = {
  "climate-year": {
    kind: "months",
    heading: "The year turned round",
    text: "When life is outside, and when you plan around the heat.",
    rows: [
      { label: "Outdoors all day", text: "November to March", from: 11, to: 4 },
      { label: "The heat", text: "June to September", from: 6, to: 10 },
      {
        label: "No outdoor work around midday",
        text: "Mid-June to mid-September",
        from: 6.5,
        to: 9.5,
      },
      { label: "The few days of rain", text: "December to March", from: 12, to: 4 },
    ],
  },
  "sports-year": {
    kind: "months",
    heading: "When each season runs",
    rows: [
      { label: "Clubs and leagues outdoors", text: "October to April", from: 10, to: 5 },
      { label: "Done before seven in the morning", text: "June to September", from: 6, to: 10 },
      {
        label: "Golf's European tour and the fitness challenge",
        text: "November",
        from: 11,
        to: 12,
      },
    ],
  },
  "school-year": {
    kind: "months",
    heading: "When schools start",
    text: "Good schools fill up months ahead. Begin in the autumn before.",
    rows: [
      { label: "Most schools", text: "Late August to June", from: 8.75, to: 7 },
      { label: "Schools that start in April", text: "April", from: 4, to: 5 },
      { label: "Schools closed", text: "July and most of August", from: 7, to: 8.75 },
    ],
  },
} as const satisfies Record<string, DiagramContent>;

const contents = { ...placeDiagrams, ...seasonDiagrams, ...figureDiagrams, ...pathDiagrams };

/** The diagrams that pages name; the compiler knows each. */
export type DiagramSlug = keyof typeof contents;

/** The diagrams of all pages. */
export const diagrams = Object.entries<DiagramContent>(contents).map(([slug, content]) =>
  diagram(slug, content),
);

/** References to diagrams, as a page stores them. */
export const diagramsOf = (slugs: readonly DiagramSlug[]) =>
  keyed(
    "diagram",
    slugs.map((slug) => reference(diagramId(slug))),
  );
