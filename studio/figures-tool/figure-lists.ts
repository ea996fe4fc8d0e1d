import { alikeFigures, unusedFigures } from "../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { readingsOf } from "../../schemas/shared/figures/figure-number.ts";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../schemas/shared/figures/on-day.ts";
import { readThrough, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { figureTopics } from "../../schemas/shared/figures/topics.ts";
import type { PlannedChange } from "./coming.tsx";
import { dueFigures } from "./due.ts";
import type { FigureContent } from "./use-figures.ts";

export const tabs = {
  due: "Due",
  coming: "Coming",
  all: "All",
  unused: "Unused",
  alike: "Same value elsewhere",
} as const;

export type Tab = keyof typeof tabs;

export const tabNames = ["due", "coming", "all", "unused", "alike"] as const satisfies Tab[];

type Sought = {
  search: string;
  today: string;
  /** Undefined until it is known. */
  planned?: readonly PlannedChange[] | undefined;
};

/** A part of a tab; one without a title is the whole tab. */
export type FigureList = { title?: string; figures: StoredFigure[] };

/**
 * What a tab lists: the figures that hold all words of `search`, empty lists left out. Words that no
 * figure of the tab holds are looked for in all figures. What was sorted by label stands by how near
 * the label is to the words then.
 */
export function listsOf(
  tab: Tab,
  { figures, documents }: Pick<FigureContent, "figures" | "documents">,
  { search, today, planned = [] }: Sought,
): FigureList[] {
  const words = wordsOf(search);
  const holdsWords = (figure: StoredFigure) => {
    const { label, value, unit, qualifier, shortQualifier, sourceTitle } = readThrough(
      figure,
      figures,
    );
    const reads = formatFigure({ value: value ?? "", unit }).replaceAll("\u00a0", " ");
    const text = [label, reads, value, qualifier, shortQualifier, sourceTitle]
      .join(" ")
      .toLowerCase();
    const digits = withoutCommas(value ?? "");
    const isIn = (word: string) =>
      text.includes(word) ||
      readingsOf(word).some((reading) => digits.includes(withoutCommas(reading)));
    return words.every(isIn);
  };
  const sorted = words.length === 0 ? byLabel : byNearness(words);
  const found = allLists()
    .map((list) => ({ ...list, figures: list.figures.filter(holdsWords) }))
    .filter((list) => list.figures.length > 0);
  if (found.length > 0 || words.length === 0 || tab === "all") return found;
  const elsewhere = sorted(figures.filter(holdsWords));
  return elsewhere.length === 0 ? [] : [{ title: "Among all figures", figures: elsewhere }];

  function allLists(): FigureList[] {
    if (tab === "due") {
      const { overdue, soon, toBeConfirmed } = dueFigures(figures, today);
      return [
        { title: "Past their review day", figures: overdue },
        { title: "Within 30 days", figures: soon },
        { title: "To be confirmed", figures: toBeConfirmed },
      ];
    }
    if (tab === "coming") return comingFigures(figures, plannedDays(planned));
    if (tab === "alike") {
      return alikeFigures(figures).map((group) => ({ title: group.text, figures: group.figures }));
    }
    if (tab === "unused") return [{ figures: sorted(unusedFigures(figures, documents)) }];
    if (words.length > 0) return [{ figures: sorted(figures) }];
    const ofTopic = Map.groupBy(sorted(figures), ({ topic }) => topic ?? undefined);
    const known = figureTopics.map(({ title, value }) => ({ title, figures: ofTopic.get(value) }));
    const others = figures.filter(
      ({ topic }) => !figureTopics.some(({ value }) => value === topic),
    );
    return [
      ...known.map((list) => ({ ...list, figures: list.figures ?? [] })),
      { title: "Other", figures: sorted(others) },
    ];
  }
}

/** The words of a search; a number is one, however its thousands are set apart. */
function wordsOf(search: string): string[] {
  const text = search.trim().toLowerCase();
  return readingsOf(text).length > 0 ? [text] : text.split(/\s+/).filter(Boolean);
}

const withoutCommas = (value: string) => value.replaceAll(",", "");

type Sorting = (figures: readonly StoredFigure[]) => StoredFigure[];

const plannedDays = (planned: readonly PlannedChange[]) =>
  planned.flatMap(({ figureId, publishAt }) =>
    publishAt === undefined ? [] : [{ figureId, day: dubaiDay(new Date(publishAt)) }],
  );

const byLabel: Sorting = (figures) =>
  figures.toSorted((a, b) => (a.label ?? "").localeCompare(b.label ?? "", "en"));

/** First those that hold the words in the label itself, and of these first what says the least else. */
function byNearness(words: readonly string[]): Sorting {
  const missing = ({ label = "" }: StoredFigure) =>
    words.filter((word) => !label?.toLowerCase().includes(word)).length;
  const length = ({ label }: StoredFigure) => label?.length ?? 0;
  return (figures) =>
    byLabel(figures).sort((a, b) => missing(a) - missing(b) || length(a) - length(b));
}

/** The figures that become another, under the day on which they do, the next day first. */
function comingFigures(
  figures: readonly StoredFigure[],
  planned: readonly { figureId: string; day: string }[] = [],
): { title: string; figures: StoredFigure[] }[] {
  const turns = figures.flatMap((figure) => {
    const days = planned.filter(({ figureId }) => figureId === figure._id).map(({ day }) => day);
    return [...new Set([nextDay(figure) ?? [], days].flat())].map((day) => ({ figure, day }));
  });
  return [...Map.groupBy(turns, ({ day }) => day)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, coming]) => ({
      title: `From ${readable(day)}`,
      figures: coming.map(({ figure }) => figure),
    }));
}

const readable = (day: string) =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
