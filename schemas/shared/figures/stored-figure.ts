import * as z from "zod";

const text = z.string().nullish();
const reference = z.object({ _ref: z.string() });

const counted = z.object({ one: text, other: text });

const nextValue = z.object({
  /** ISO date of the first day, which begins at midnight in Dubai. */
  from: text,
  value: text,
  qualifier: text,
  sourceTitle: text,
  sourceUrl: text,
  checkedOn: text,
  /** Such a value is not announced to visitors. */
  mayBeCalledOff: z.boolean().nullish(),
});

/** The next value of a figure, as far as an editor has filled it in. */
export type NextValue = z.infer<typeof nextValue>;

/** An event in a figure's log, and the values after it. */
const figureEvent = z.object({
  _key: z.string(),
  at: text,
  by: text,
  done: text,
  value: text,
  sourceTitle: text,
  sourceUrl: text,
  checkedOn: text,
});

export type FigureEvent = z.infer<typeof figureEvent>;

const storedFigure = z.object({
  _id: z.string(),
  _type: z.literal("figure"),
  _rev: text,
  label: text,
  value: text,
  unit: text,
  counted: counted.nullish(),
  topic: text,
  qualifier: text,
  shortQualifier: text,
  sourceTitle: text,
  sourceUrl: text,
  checkedOn: text,
  reviewBy: text,
  status: text,
  next: nextValue.nullish(),
  log: z.array(figureEvent).nullish(),
  sameAs: reference.nullish(),
  distinctFrom: z.array(reference).nullish(),
});

/** A figure as it is stored; any of its fields may be missing. */
export type StoredFigure = z.infer<typeof storedFigure>;

export function figuresAmong(documents: readonly unknown[]): StoredFigure[] {
  return documents.flatMap((document) => {
    const figure = storedFigure.safeParse(document);
    return figure.success ? [figure.data] : [];
  });
}

/** The figure that another one takes its value from, or the figure itself. */
export function originalOf(figure: StoredFigure, all: readonly StoredFigure[]): StoredFigure {
  const id = figure.sameAs?._ref;
  return (id !== undefined && all.find(({ _id }) => _id === id)) || figure;
}

/** A figure with all fields that it takes from another figure. */
export function readThrough(figure: StoredFigure, all: readonly StoredFigure[]): StoredFigure {
  const original = originalOf(figure, all);
  const { _id, _rev, label, topic, qualifier, shortQualifier, sameAs, distinctFrom } = figure;
  return {
    ...original,
    _id,
    _rev,
    label,
    topic,
    qualifier: qualifier || original.qualifier,
    shortQualifier: shortQualifier || (qualifier ? undefined : original.shortQualifier),
    sameAs,
    distinctFrom,
  };
}
