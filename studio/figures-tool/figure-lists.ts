import { alikeFigures, unusedFigures } from "../../schemas/shared/figures/alike.ts";
import { comingFigures } from "../../schemas/shared/figures/coming.ts";
import { dueFigures } from "../../schemas/shared/figures/due.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import type { FigureContent } from "./use-figures.ts";

/** The tabs of the tool, in their order. */
export const tabs = {
  due: "Due",
  coming: "Coming",
  all: "All",
  unused: "Unused",
  alike: "Same value elsewhere",
} as const;

export type Tab = keyof typeof tabs;

export const tabNames = ["due", "coming", "all", "unused", "alike"] as const satisfies Tab[];

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
  { search, today }: { search: string; today: string },
): FigureList[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holdsWords = ({ label, value, sourceTitle }: StoredFigure) => {
    const text = [label, value, sourceTitle].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const sorted = words.length === 0 ? byLabel : byNearness(words);
  const found = allLists(tab, { figures, documents }, { today, sorted })
    .map((list) => ({ ...list, figures: list.figures.filter(holdsWords) }))
    .filter((list) => list.figures.length > 0);
  if (found.length > 0 || words.length === 0 || tab === "all") return found;
  const elsewhere = sorted(figures.filter(holdsWords));
  return elsewhere.length === 0 ? [] : [{ title: "Among all figures", figures: elsewhere }];
}

type Sorting = (figures: readonly StoredFigure[]) => StoredFigure[];

function allLists(
  tab: Tab,
  { figures, documents }: Pick<FigureContent, "figures" | "documents">,
  { today, sorted }: { today: string; sorted: Sorting },
): FigureList[] {
  if (tab === "due") {
    const { overdue, soon, toBeConfirmed } = dueFigures(figures, today);
    return [
      { title: "Past their review day", figures: overdue },
      { title: "Within 30 days", figures: soon },
      { title: "To be confirmed", figures: toBeConfirmed },
    ];
  }
  if (tab === "coming") return comingFigures(figures);
  if (tab === "alike") {
    return alikeFigures(figures).map((group) => ({ title: group.text, figures: group.figures }));
  }
  return [{ figures: sorted(tab === "all" ? figures : unusedFigures(figures, documents)) }];
}

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
