/** A figure as it is written down here; `index.ts` makes the document of it. */
export type FigureContent = StatedFact | SameFact;

type StatedFact = {
  /** What the figure is, in plain words: for editors and screen readers. */
  label: string;
  value: string;
  unit?: string;
  /** The condition that a page must show beside the figure. */
  qualifier?: string;
  /** The same in a few words, to stand beside the figure where it is a benefit. */
  shortQualifier?: string;
  sourceTitle: string;
  sourceUrl?: string;
  /** What is law already for a later day; the page turns by itself. */
  next?: { from: string; value: string; qualifier?: string; sourceTitle: string };
} & Besides;

/** What stands beside the texts of a figure. */
type Besides = {
  /** Slugs of figures that have this value by the same law, but state another fact. */
  distinctFrom?: readonly string[];
  /** ISO date on which it was last compared with its source, when that is another than of most. */
  checkedOn?: string;
  /** ISO date by which the figure has to be looked up again, when that is within a year. */
  reviewBy?: string;
  toBeConfirmed?: true;
};

/** `sameAs` is the slug of the figure that states the same fact. */
type SameFact = { label: string; qualifier?: string; sameAs: string };

/**
 * A figure, line by line: label | value | unit, the condition | the condition in short, and the
 * source | its address. Only the label, the value and the source have to be there.
 */
export const stating =
  (besides: Besides) =>
  (texts: TemplateStringsArray, ...inlines: string[]): StatedFact => {
    const lines = String.raw({ raw: texts }, ...inlines).split(/\n\s*/);
    const [[label = "", value = "", unit] = [], ...others] = lines.map((text) => text.split(" | "));
    const [sourceTitle = "", sourceUrl] = others.pop() ?? [];
    const [qualifier, shortQualifier] = others.pop() ?? [];
    const fact = { label, value, unit, qualifier, shortQualifier, sourceTitle, sourceUrl };
    return { ...fact, ...besides };
  };

export const stated = stating({});
export const unconfirmed = stating({ toBeConfirmed: true });

/** The year of a zone; in place of the label stands the zone. */
export function founded(...written: Parameters<typeof stated>) {
  const { label, ...fact } = stated(...written);
  return { label: `Year in which ${label} was established`, ...fact };
}
