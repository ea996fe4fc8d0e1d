import { alikeFigures, unusedFigures } from "../../../schemas/shared/figures/alike.ts";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { readingsOf } from "../../../schemas/shared/figures/figure-number.ts";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../../schemas/shared/figures/on-day.ts";
import { readThrough, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { figureTopics } from "../../../schemas/shared/figures/topics.ts";
import type { PlannedChange } from "./coming.tsx";
import { dueFigures } from "./due.ts";
import type { FigureContent } from "./use-figures.ts";

export const tabs = {
  due: "Due",
  coming: "Coming",
  sources: "Sources",
  all: "All",
  unused: "Unused",
  alike: "Same value elsewhere",
} as const;

export type Tab = keyof typeof tabs;

export const tabNames = [
  "due",
  "coming",
  "sources",
  "all",
  "unused",
  "alike",
] as const satisfies Tab[];

type Sought = {
  search: string;
  today: string;
  /** Undefined until it is known. */
  planned?: readonly PlannedChange[] | undefined;
};

/** A part of a tab; without a title it is the whole tab. */
export type FigureList = { title?: string; figures: StoredFigure[] };

/**
 * The lists of a tab: its figures that contain all words of `search`, without empty lists. If no
 * figure of the tab matches, all figures are searched. Lists that are sorted by label are then
 * sorted by how well the label matches.
 */
export function listsOf(
  tab: Exclude<Tab, "sources">,
  { figures, documents }: Pick<FigureContent, "figures" | "documents">,
  { search, today, planned = [] }: Sought,
): FigureList[] {
  const words = wordsOf(search);
  const holdsWords = (figure: StoredFigure) => {
    const { label, value, unit, counted, qualifier, shortQualifier, sourceTitle } = readThrough(
      figure,
      figures,
    );
    const reads = figureInEnglish({ value: value ?? "", unit, counted }).replaceAll("\u00a0", " ");
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

/** The words of a search. A number is one word, however its thousands are separated. */
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

/** Sorts labels that contain the words first, the shortest of them first. */
function byNearness(words: readonly string[]): Sorting {
  const missing = ({ label = "" }: StoredFigure) =>
    words.filter((word) => !label?.toLowerCase().includes(word)).length;
  const length = ({ label }: StoredFigure) => label?.length ?? 0;
  return (figures) =>
    byLabel(figures).sort((a, b) => missing(a) - missing(b) || length(a) - length(b));
}

/** The figures that will change, grouped by day, the next day first. */
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
