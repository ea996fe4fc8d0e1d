import { isRecord } from "../record.ts";
import { figureInEnglish } from "./figure-text.ts";
import { restOnOneLaw } from "./laws.ts";
import { readThrough, type StoredFigure } from "./stored-figure.ts";

/** Figures with the same text, such as “9%”. */
export type AlikeFigures = { text: string; figures: StoredFigure[] };

/** Groups of two or more figures that have one value and unit, the largest first. */
export function alikeFigures(all: readonly StoredFigure[]): AlikeFigures[] {
  const byText = Map.groupBy(all, (figure) => {
    const { value, unit } = readThrough(figure, all);
    return figureInEnglish({ value: value ?? "", unit });
  });
  return [...byText]
    .map(([text, figures]) => ({ text, figures }))
    .filter(({ text, figures }) => text !== "" && figures.length > 1)
    .sort((a, b) => b.figures.length - a.figures.length || (a.text < b.text ? -1 : 1));
}

/** Other figures based on the same law. Whoever changes one should check the others. */
export function figuresOfOneLaw(
  figure: StoredFigure,
  all: readonly StoredFigure[],
): StoredFigure[] {
  const source = readThrough(figure, all).sourceTitle;
  if (!source) return [];
  return all.filter(
    (other) =>
      other._id !== figure._id && !other.sameAs && restOnOneLaw(source, other.sourceTitle ?? ""),
  );
}

/** Ids of a figure and of those that take their value from it. */
export function idsOfFact(id: string, all: readonly StoredFigure[]): Set<string> {
  const reading = all.filter(({ sameAs }) => sameAs?._ref === id).map(({ _id }) => _id);
  return new Set([id, ...reading]);
}

/** Figures that only other figures refer to, so no page shows them. */
export function unusedFigures(
  figures: readonly StoredFigure[],
  documents: readonly { _type: string }[],
): StoredFigure[] {
  const used = new Set(
    documents.flatMap((each) => (each._type === "figure" ? [] : referencesIn(each))),
  );
  return figures.filter(({ _id }) => [...idsOfFact(_id, figures)].every((id) => !used.has(id)));
}

/** Ids of all documents that a value refers to, anywhere in it. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  const own = typeof value._ref === "string" ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
