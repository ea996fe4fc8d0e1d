import type { Action } from "@sanity/client";
import { figureInEnglish } from "../../../schemas/shared/figures/figure-text.ts";
import { nextReviewDay } from "../../../schemas/shared/figures/review-day.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { type Author, loggedPatch } from "../../actions/second-person/log.ts";
import { readableDay } from "../../lib/days.ts";

export type FigureChange = {
  value: string;
  sourceTitle: string;
  sourceUrl?: string | undefined;
  /** ISO date */
  checkedOn: string;
  /**
   * The first day of the value, if it is a later day. The value then becomes the figure's next
   * value.
   */
  later?: { from: string; mayBeCalledOff: boolean } | undefined;
};

/** The new fields of a figure, and the name of the change in its log. */
export type FigureEdit = { set: Record<string, unknown>; unset: string[]; done: string };

/**
 * The edit for a figure that was compared with its source and is still right. @param day ISO date
 */
export function confirmed(figure: StoredFigure, day: string): FigureEdit {
  return { ...checked(figure, day), done: "Confirmed" };
}

/** The same for its next value, which has a source and a day of its own. */
export const confirmedNext = ({ next }: StoredFigure, day: string): FigureEdit => ({
  set: { next: { ...next, checkedOn: day } },
  unset: [],
  done: "Confirmed the next value",
});

/** The edit for a figure with a new value, now or from a later day. */
export function changed(figure: StoredFigure, change: FigureChange): FigureEdit {
  const { later, checkedOn, ...fact } = change;
  const { sourceUrl, ...stated } = fact;
  const address = sourceUrl ? { sourceUrl } : {};
  if (later !== undefined) {
    const next = { ...stated, ...address, checkedOn, ...later };
    return { set: { next }, unset: [], done: `${inWords(figure, next)}; until then` };
  }
  const { set, unset } = checked(figure, checkedOn);
  return {
    set: { ...set, ...stated, ...address },
    unset: sourceUrl ? unset : [...unset, "sourceUrl"],
    done: "Changed",
  };
}

const PLANNED = ["value", "sourceTitle", "sourceUrl", "checkedOn", "from", "mayBeCalledOff"];

/** Whether a change for a later day is already the figure's next value. */
export function isPlanned({ next }: StoredFigure, { set }: FigureEdit): boolean {
  const [planned, given]: unknown[] = [next, set.next];
  if (!isRecord(planned) || !isRecord(given)) return false;
  return PLANNED.every((name) => (planned[name] || null) === (given[name] || null));
}

/** The edit for a next value that is called off. */
export const calledOff = (figure: StoredFigure): FigureEdit => ({
  set: {},
  unset: ["next"],
  done: `Called off: ${inWords(figure, figure.next ?? {})}; still`,
});

/** A next value with its day. In the log the value that it follows stands behind it. */
const inWords = (
  figure: StoredFigure,
  { value, from }: Partial<Record<"value" | "from", string | null>>,
): string =>
  `${figureInEnglish({ ...figure, value: value || "no value" })} from ${readableDay(from)} on`;

/**
 * The edit that makes a past next value the value of the figure. Pages show the same before and
 * after.
 */
export function settled(figure: StoredFigure): FigureEdit {
  const { from: _from, mayBeCalledOff: _mayBe, ...stated } = figure.next ?? {};
  const set = Object.fromEntries(Object.entries(stated).filter(([, text]) => text));
  return { set, unset: ["next", "reviewBy"], done: "Took over the next value" };
}

const FACT = [
  "value",
  "sourceTitle",
  "sourceUrl",
  "checkedOn",
  "reviewBy",
  "status",
  "next",
] as const;

/** The edit that restores all fields that an edit may change. */
export function undone(earlier: StoredFigure): FigureEdit {
  const [kept, missing] = [FACT.filter((name) => earlier[name]), FACT.filter((n) => !earlier[n])];
  const set = Object.fromEntries(kept.map((name) => [name, earlier[name]]));
  return { set, unset: missing, done: "Undone" };
}

/** The document after an edit, for validation before the edit is sent. */
export function edited<Document extends object>(document: Document, { set, unset }: FigureEdit) {
  return { ...document, ...set, ...Object.fromEntries(unset.map((name) => [name, undefined])) };
}

/**
 * Actions that publish an edit, all or nothing. They fail if the figure has a draft or has changed
 * since it was read.
 */
export function publishActions(figure: StoredFigure, edit: FigureEdit, doing: Author): Action[] {
  const publishedId = figure._id;
  return [
    ...proposeActions(figure, edit, doing),
    {
      actionType: "sanity.action.document.publish",
      draftId: `drafts.${publishedId}`,
      publishedId,
    },
  ];
}

/** Actions that store an edit as a draft for somebody else to approve. */
export function proposeActions(figure: StoredFigure, edit: FigureEdit, doing: Author): Action[] {
  const { _id: publishedId, _rev } = figure;
  const draftId = `drafts.${publishedId}`;
  const { set, unset, done } = edit;
  const event = { ...doing, done, after: { ...figure, ...set } };
  const patch = { set, unset, ...loggedPatch(figure, figure, event) };
  return [
    {
      // An edit action alone would continue somebody's draft and publish it.
      actionType: "sanity.action.document.version.create",
      publishedId,
      baseId: publishedId,
      versionId: draftId,
      ...(_rev ? { ifBaseRevisionId: _rev } : {}),
    },
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch },
  ];
}

function checked(figure: StoredFigure, day: string): Omit<FigureEdit, "done"> {
  const reviewBy = nextReviewDay(figure, day);
  return {
    set: { checkedOn: day, status: "confirmed", ...(reviewBy === undefined ? {} : { reviewBy }) },
    unset: reviewBy === undefined ? ["reviewBy"] : [],
  };
}
