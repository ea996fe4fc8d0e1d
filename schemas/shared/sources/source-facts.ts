import { figuresAmong, type StoredFigure } from "../figures/stored-figure.ts";
import { objectsIn } from "../objects-in.ts";

/** A fact whose source has an address: a figure, its next value, a row, a source of zone facts. */
export type SourceFact = {
  /** The id of the document, and for a part of the document its field: `figure-vat-rate.next`. */
  id: string;
  document: { id: string; type: string };
  /** The part of the document in Sanity's notation: `next`, `rows[_key=="fact-1"]`. */
  field: string | undefined;
  title: string;
  /** What the source is searched for. A row has no value. */
  value: string | undefined;
  unit: string | undefined;
  counted?: StoredFigure["counted"];
  sourceTitle: string;
  sourceUrl: string;
  /** ISO date; undefined if it is not known. */
  checkedOn: string | undefined;
  /** ISO times at which somebody confirmed, changed or approved the figure. */
  looks: readonly string[];
};

type Published = { _id: string; _type: string; [field: string]: unknown };

/** The types of documents that hold facts with a source. */
export const SOURCE_TYPES = ["figure", "homeCountry", "zoneSource"] as const;

/** Logs repeat the sources of earlier days. */
const IN_LOG = /(?:^|\.)log(?:\[|\.|$)/;

/** The facts of published documents that name the address of their source. */
export const sourceFacts = (documents: readonly Published[]): SourceFact[] =>
  documents.flatMap((document) => {
    if (!SOURCE_TYPES.some((type) => type === document._type)) return [];
    const figures = figuresAmong([document]);
    return figures.length > 0 ? figures.flatMap(factsOfFigure) : factsOfOther(document);
  });

function factsOfFigure(figure: ReturnType<typeof figuresAmong>[number]): SourceFact[] {
  const { _id, _type, label, value, unit, counted, next, log } = figure;
  const looks = (log ?? []).flatMap(({ at, done }) => (at && !isDeclined(done) ? [at] : []));
  const given = { document: { id: _id, type: _type }, unit: text(unit), counted, looks };
  const title = label ?? _id;
  const now = { ...given, ...sourceOf(figure), id: _id, title, value: text(value) };
  const then = { ...given, ...sourceOf(next ?? {}), id: `${_id}.next`, value: text(next?.value) };
  return [
    // A figure that is the same as another one has its source there.
    ...(figure.sameAs ? [] : [{ ...now, field: undefined }]),
    ...(next ? [{ ...then, field: "next", title: `${title}, next value` }] : []),
  ].filter(({ sourceUrl }) => sourceUrl !== "");
}

function factsOfOther(document: Published): SourceFact[] {
  const { _id: id, _type: type } = document;
  const name = [document.name, document.title, document.label, document.sourceTitle].find(text);
  return [...objectsIn(document)].flatMap(({ field, object: part }) => {
    if (IN_LOG.test(field ?? "")) return [];
    const source = sourceOf(part);
    if (source.sourceUrl === "") return [];
    const own = field && [part.label, part.part].find(text);
    return {
      ...source,
      id: [id, field].filter(Boolean).join("."),
      document: { id, type },
      field,
      title: [text(name) ?? id, text(own)].filter(Boolean).join(", "),
      value: undefined,
      unit: undefined,
      looks: [],
    };
  });
}

type Sourced = { sourceTitle?: unknown; sourceUrl?: unknown; checkedOn?: unknown };

const sourceOf = ({ sourceTitle, sourceUrl, checkedOn }: Sourced) => ({
  sourceTitle: text(sourceTitle) ?? "",
  sourceUrl: text(sourceUrl)?.trim() ?? "",
  checkedOn: text(checkedOn),
});

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** The first word of an event in a log by which nobody said that the document is right. */
export const DECLINED = "Declined";

const isDeclined = (done: string | null | undefined) => done?.startsWith(DECLINED) === true;
