import type { Diagram } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { type Line, line } from "../build/parts.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";

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
    ...(figure === undefined ? {} : { figure: reference(figureId(figure)) }),
    ...(text === undefined ? {} : { text: line(text) }),
  };
}

export const diagramId = (slug: string) => `diagram-${slug}`;

/** The stored document of a diagram. */
export function diagram(slug: string, { text, rows, ...content }: DiagramContent): Seeded<Diagram> {
  return {
    _id: diagramId(slug),
    _type: "diagram",
    ...content,
    ...(text === undefined ? {} : { text: line(text) }),
    ...(rows === undefined ? {} : { rows: keyed("row", rows.map(row)) }),
  };
}
