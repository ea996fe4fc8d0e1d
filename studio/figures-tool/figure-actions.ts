import type { Action, PatchOperations } from "@sanity/client";
import { nextReviewDay } from "../../schemas/shared/figures/review-day.ts";
import type { FigureEvent, StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { isRecord } from "../../schemas/shared/record.ts";

export type FigureChange = {
  value: string;
  sourceTitle: string;
  sourceUrl?: string | undefined;
  /** ISO date */
  checkedOn: string;
  /** The first day on which it holds, where that is later: it becomes the figure's next value. */
  later?: { from: string; mayBeCalledOff: boolean } | undefined;
};

/** What becomes of the fields of a figure, and how its log calls it. */
export type FigureEdit = { set: Record<string, unknown>; unset: string[]; done: string };

/** The figure was compared with its source and still holds. @param day ISO date */
export function confirmed(figure: StoredFigure, day: string): FigureEdit {
  return { ...checked(figure, day), done: "Confirmed" };
}

/** The figure has another value, at once or from a day on. */
export function changed(figure: StoredFigure, change: FigureChange): FigureEdit {
  const { later, checkedOn, ...fact } = change;
  const { sourceUrl, ...stated } = fact;
  const address = sourceUrl ? { sourceUrl } : {};
  if (later !== undefined) {
    const next = { ...stated, ...address, checkedOn, ...later };
    return { set: { next }, unset: [], done: `${change.value} from ${later.from} on` };
  }
  const { set, unset } = checked(figure, checkedOn);
  return {
    set: { ...set, ...stated, ...address },
    unset: sourceUrl ? unset : [...unset, "sourceUrl"],
    done: "Changed",
  };
}

const PLANNED = ["value", "sourceTitle", "sourceUrl", "checkedOn", "from", "mayBeCalledOff"];

/** Whether a change from a later day on is the figure's next value already. */
export function isPlanned({ next }: StoredFigure, { set }: FigureEdit): boolean {
  const [planned, given]: unknown[] = [next, set.next];
  if (!isRecord(planned) || !isRecord(given)) return false;
  return PLANNED.every((name) => (planned[name] || null) === (given[name] || null));
}

/** The next value does not come after all. */
export const calledOff = ({ next }: StoredFigure): FigureEdit => ({
  set: {},
  unset: ["next"],
  done: `Called off: ${next?.value ?? "no value"} from ${next?.from ?? "no day"} on`,
});

/** What the day of the next value has brought stands in the figure itself, and pages show the same. */
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

/** All that an edit may touch is as it was. */
export function undone(earlier: StoredFigure): FigureEdit {
  const [kept, missing] = [FACT.filter((name) => earlier[name]), FACT.filter((n) => !earlier[n])];
  const set = Object.fromEntries(kept.map((name) => [name, earlier[name]]));
  return { set, unset: missing, done: "Undone" };
}

/** A document as an edit leaves it, for the rules to judge before it is sent. */
export function edited<Document extends object>(document: Document, { set, unset }: FigureEdit) {
  return { ...document, ...set, ...Object.fromEntries(unset.map((name) => [name, undefined])) };
}

/** Who does something, by their id, and when. */
export type Doing = { by: string; at: Date };

/**
 * Publishes an edit, all or nothing: refused where the figure has a draft, or is not the one any more
 * that was seen.
 */
export function publishActions(figure: StoredFigure, edit: FigureEdit, doing: Doing): Action[] {
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

/**
 * Publishes a draft with who approved it in its log, all or nothing: refused where the draft is not
 * the one any more that was read, or the figure is not the one that was seen.
 */
export function approveActions(figure: StoredFigure, draft: StoredFigure, doing: Doing): Action[] {
  const publishedId = figure._id;
  const draftId = `drafts.${publishedId}`;
  const event = { ...doing, done: "Approved", after: draft };
  // The patch names the revision that was read, and the publish takes what the patch has made of it.
  const patch = {
    ...loggedPatch(draft.log?.length ? undefined : figure, event),
    ...(draft._rev ? { ifRevisionID: draft._rev } : {}),
  };
  return [
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch },
    {
      actionType: "sanity.action.document.publish",
      draftId,
      publishedId,
      ...(figure._rev ? { ifPublishedRevisionId: figure._rev } : {}),
    },
  ];
}

/**
 * Takes a draft away as `approveActions` would publish it, with who declined it and why in the log of
 * its figure, all or nothing.
 */
export function declineActions(
  figure: StoredFigure,
  draft: StoredFigure,
  { why, ...doing }: Doing & { why: string },
): Action[] {
  const publishedId = figure._id;
  const draftId = `drafts.${publishedId}`;
  const isLater = JSON.stringify(draft.next ?? null) !== JSON.stringify(figure.next ?? null);
  const declined = isLater ? { ...draft, ...draft.next } : draft;
  const done = `Declined (${why})${isLater && draft.next?.from ? `, from ${draft.next.from} on` : ""}`;
  const before = figure.log?.length ? undefined : figure;
  const log = loggedPatch(before, { ...doing, done, after: declined });
  const read = { setIfMissing: { log: [] }, ...(draft._rev ? { ifRevisionID: draft._rev } : {}) };
  return [
    // To discard asks for no revision: what is asked for one goes before it.
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: read },
    { actionType: "sanity.action.document.version.discard", versionId: draftId },
    {
      actionType: "sanity.action.document.version.create",
      publishedId,
      baseId: publishedId,
      versionId: draftId,
      ...(figure._rev ? { ifBaseRevisionId: figure._rev } : {}),
    },
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: log },
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ];
}

/** Writes an edit as the draft that somebody else approves, as `publishActions` would publish it. */
export function proposeActions(figure: StoredFigure, edit: FigureEdit, doing: Doing): Action[] {
  const { _id: publishedId, _rev } = figure;
  const draftId = `drafts.${publishedId}`;
  const { set, unset, done } = edit;
  const event = { ...doing, done, after: { ...figure, ...set } };
  const patch = { set, unset, ...loggedPatch(figure.log?.length ? undefined : figure, event) };
  return [
    {
      // To edit alone would go on with somebody's draft, and publish that.
      actionType: "sanity.action.document.version.create",
      publishedId,
      baseId: publishedId,
      versionId: draftId,
      ...(_rev ? { ifBaseRevisionId: _rev } : {}),
    },
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch },
  ];
}

/**
 * Adds to the log of a figure what was done.
 * @param before the figure that a log begins with, where this event is its first
 */
function loggedPatch(
  before: StoredFigure | undefined,
  { by, at, done, after }: Doing & { done: string; after: StoredFigure },
): PatchOperations {
  const first = before === undefined ? [] : [{ done: "Before", ...factOf(before) }];
  const items = [...first, { by, at: at.toISOString(), done, ...factOf(after) }].map((each) => ({
    _key: crypto.randomUUID().slice(0, 8),
    _type: "figureEvent",
    ...each,
  }));
  return { setIfMissing: { log: [] }, insert: { after: "log[-1]", items } };
}

function checked(figure: StoredFigure, day: string): Omit<FigureEdit, "done"> {
  const reviewBy = nextReviewDay(figure, day);
  return {
    set: { checkedOn: day, status: "confirmed", ...(reviewBy === undefined ? {} : { reviewBy }) },
    unset: reviewBy === undefined ? ["reviewBy"] : [],
  };
}

type Fact = Pick<FigureEvent, "value" | "sourceTitle" | "sourceUrl" | "checkedOn">;

/** What a figure says, of what is filled in. */
function factOf({ value, sourceTitle, sourceUrl, checkedOn }: Fact): Partial<Fact> {
  const fact = { value, sourceTitle, sourceUrl, checkedOn };
  return Object.fromEntries(Object.entries(fact).filter(([, text]) => text));
}
