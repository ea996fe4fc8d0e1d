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

/** The edit for a figure with a new value, now or from a later day. */
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

/** Whether a change for a later day is already the figure's next value. */
export function isPlanned({ next }: StoredFigure, { set }: FigureEdit): boolean {
  const [planned, given]: unknown[] = [next, set.next];
  if (!isRecord(planned) || !isRecord(given)) return false;
  return PLANNED.every((name) => (planned[name] || null) === (given[name] || null));
}

/** The edit for a next value that is called off. */
export const calledOff = ({ next }: StoredFigure): FigureEdit => ({
  set: {},
  unset: ["next"],
  done: `Called off: ${next?.value ?? "no value"} from ${next?.from ?? "no day"} on`,
});

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

/** Who makes a change, by user id, and when. */
export type Author = { by: string; at: Date };

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

/**
 * Actions that publish a draft with the name of the approver in its log, all or nothing. They fail
 * if the draft or the figure has changed since it was read.
 */
export function approveActions(figure: StoredFigure, draft: StoredFigure, doing: Author): Action[] {
  const publishedId = figure._id;
  const draftId = `drafts.${publishedId}`;
  const event = { ...doing, done: "Approved", after: draft };
  // The patch requires the revision that was read, and the publish the revision that results from
  // the patch.
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
 * Actions that delete a proposed draft and add to the figure's log who declined it and why, all or
 * nothing.
 */
export function declineActions(
  figure: StoredFigure,
  draft: StoredFigure,
  { why, ...doing }: Author & { why: string },
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
    // Discarding does not check a revision, so an action that does comes first.
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

/** Actions that store an edit as a draft for somebody else to approve. */
export function proposeActions(figure: StoredFigure, edit: FigureEdit, doing: Author): Action[] {
  const { _id: publishedId, _rev } = figure;
  const draftId = `drafts.${publishedId}`;
  const { set, unset, done } = edit;
  const event = { ...doing, done, after: { ...figure, ...set } };
  const patch = { set, unset, ...loggedPatch(figure.log?.length ? undefined : figure, event) };
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

/**
 * A patch that adds an event to the log of a figure.
 * @param before the state of the figure for a log that begins with this event
 */
function loggedPatch(
  before: StoredFigure | undefined,
  { by, at, done, after }: Author & { done: string; after: StoredFigure },
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

/** The fields of a figure that are filled in. */
function factOf({ value, sourceTitle, sourceUrl, checkedOn }: Fact): Partial<Fact> {
  const fact = { value, sourceTitle, sourceUrl, checkedOn };
  return Object.fromEntries(Object.entries(fact).filter(([, text]) => text));
}
