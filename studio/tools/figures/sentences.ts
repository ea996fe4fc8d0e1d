import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { readThrough, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { partsOfText } from "../../../schemas/shared/tools/tool-text.ts";
import { headingOf } from "../../lib/heading-of.ts";

export type SentencePart = string | { figure: string; show: string };

/** A sentence that shows a figure, or a figure on its own, with its place. */
export type Sentence = {
  documentId: string;
  /** Path of the field in the Studio, such as `hero.lead[_key=="block-1"]`. */
  field: string;
  /** The text above the sentence: the heading of its section, or the label of its tile. */
  heading?: string | undefined;
  parts: SentencePart[];
};

type Content = { _id: string; [field: string]: unknown };

/** Documents that refer to a figure and show nothing of it: other figures, and its own translations. */
const SHOW_NO_VALUE: readonly unknown[] = ["figure", "translation"];

/** Every sentence of the documents that shows one of the figures, in reading order. */
export function sentencesShowing(
  ids: ReadonlySet<string>,
  documents: readonly Content[],
): Sentence[] {
  return documents
    .filter(({ _type }) => !SHOW_NO_VALUE.includes(_type))
    .flatMap((document) => {
      const found: Found[] = [];
      const place = { field: "", heading: undefined, named: figuresByName(document) };
      walk(document, place, ids, found);
      return found.map(({ field, heading, parts }) => {
        return { documentId: document._id, field, heading, parts };
      });
    });
}

export function writtenOut(
  parts: readonly SentencePart[],
  figures: readonly StoredFigure[],
): string {
  return parts
    .map((part) => (typeof part === "string" ? part : figureText(part, figures)))
    .join("")
    .trim();
}

export function figureText(
  { figure: id, show }: Exclude<SentencePart, string>,
  figures: readonly StoredFigure[],
): string {
  const stored = figures.find(({ _id }) => _id === id);
  if (stored === undefined) return "…";
  const { value, unit, counted } = readThrough(stored, figures);
  return figureInEnglish({ value: value ?? "…", unit, counted, show });
}

type ShownFigure = Exclude<SentencePart, string>;

type Place = {
  field: string;
  heading: string | undefined;
  /** The figures that texts of the document name in braces. */
  named: ReadonlyMap<string, ShownFigure>;
};

type Found = Place & Pick<Sentence, "parts">;

/** The figures that a tool's document lists, by the names that its texts have for them. */
function figuresByName({ figures }: Content): ReadonlyMap<string, ShownFigure> {
  const rows = Array.isArray(figures) ? figures.filter(isRecord) : [];
  return new Map(
    rows.flatMap(({ name, figure, show }) =>
      isRecord(figure) && typeof figure._ref === "string"
        ? [[`${name}`, shown(figure._ref, `${show ?? "withUnit"}`)]]
        : [],
    ),
  );
}

/** Whether a value is a figure that a tool lists under a name for its texts, which is no heading. */
const isNamedFigure = ({ name, figure }: Record<string, unknown>): boolean =>
  typeof name === "string" && isRecord(figure);

function walk(value: unknown, place: Place, ids: ReadonlySet<string>, found: Found[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const key = isRecord(item) && typeof item._key === "string" ? `_key=="${item._key}"` : index;
      walk(item, { ...place, field: `${place.field}[${key}]` }, ids, found);
    }
    return;
  }
  if (typeof value === "string" && place.named.size > 0) {
    const parts = partsOfText(value).flatMap((part): SentencePart[] =>
      typeof part === "string" ? [part] : [place.named.get(part.name) ?? `{${part.name}}`],
    );
    take(parts, place, ids, found);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value._ref === "string") {
    if (ids.has(value._ref)) found.push({ ...place, parts: [shown(value._ref, "withUnit")] });
    return;
  }
  const figure = figureIn(value);
  if (figure !== undefined) {
    if (ids.has(figure.figure)) found.push({ ...place, parts: [figure] });
    return;
  }
  if (value._type === "block" && Array.isArray(value.children)) {
    take(value.children.flatMap(partOf), place, ids, found);
    return;
  }
  const heading = headingOf(isNamedFigure(value) ? {} : value) ?? place.heading;
  for (const [name, part] of Object.entries(value)) {
    const field = place.field === "" ? name : `${place.field}.${name}`;
    walk(part, { ...place, field, heading }, ids, found);
  }
}

/** Takes the sentences of a text that show one of the figures. */
function take(
  parts: readonly SentencePart[],
  place: Place,
  ids: ReadonlySet<string>,
  found: Found[],
): void {
  for (const sentence of sentencesOf(parts)) {
    if (sentence.some((part) => typeof part !== "string" && ids.has(part.figure))) {
      found.push({ ...place, parts: sentence });
    }
  }
}

const shown = (figure: string, show: string) => ({ figure, show });

function figureIn(value: Record<string, unknown>) {
  if (value._type !== "figureValue" || !isRecord(value.figure)) return undefined;
  const id = value.figure._ref;
  return typeof id === "string" ? shown(id, String(value.show ?? "withUnit")) : undefined;
}

function partOf(child: unknown): SentencePart[] {
  if (!isRecord(child)) return [];
  if (typeof child.text === "string") return [child.text];
  const figure = figureIn(child);
  return figure === undefined ? [] : [figure];
}

/** Splits a text after each full stop, question mark or exclamation mark before a new sentence. */
function sentencesOf(parts: readonly SentencePart[]): SentencePart[][] {
  const sentences: SentencePart[][] = [[]];
  for (const part of parts) {
    const pieces = typeof part === "string" ? part.split(/(?<=[.?!])\s+/) : [part];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) sentences.push([]);
      if (piece !== "") sentences.at(-1)?.push(piece);
    }
  }
  return sentences;
}
