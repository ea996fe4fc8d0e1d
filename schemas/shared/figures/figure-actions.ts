import type { Action } from "@sanity/client";
import { getVersionId } from "@sanity/client/csm";
import { startOfDubaiDay } from "./dubai-day.ts";
import { nextReviewDay } from "./next-review.ts";
import type { StoredFigure } from "./stored-figure.ts";

/** What an editor changes of a figure at once. */
export type FigureChange = {
  value: string;
  sourceTitle: string;
  sourceUrl?: string | undefined;
  /** ISO date */
  checkedOn: string;
};

/** A published document, whole. */
export type PublishedDocument = { _id: string; _type: string; [field: string]: unknown };

/** Publishes that a figure was compared with its source today and still holds. */
export function confirmActions(figure: StoredFigure, today: string): Action[] {
  return publishActions(figure, checkedFields(figure, today));
}

/** Publishes a change at once. */
export function changeActions(figure: StoredFigure, change: FigureChange): Action[] {
  return publishActions(figure, changedFields(figure, change));
}

/**
 * Has a change published on a day, as a content release of its own: one action after the other.
 * @param published the figure as it is stored, with every field
 * @param from ISO date of the first day on which the change holds
 */
export function scheduleActions(options: {
  figure: StoredFigure;
  published: PublishedDocument;
  change: FigureChange;
  from: string;
  releaseId: string;
}): Action[] {
  const { figure, published, change, from, releaseId } = options;
  const publishAt = startOfDubaiDay(from).toISOString();
  const { _rev, _createdAt, _updatedAt, ...content } = published;
  const { set, unset } = changedFields(figure, change);
  const document = { ...content, ...set, _id: getVersionId(figure._id, releaseId) };
  return [
    {
      actionType: "sanity.action.release.create",
      releaseId,
      metadata: {
        title: `${figure.label ?? "Figure"}: ${change.value} from ${from}`,
        releaseType: "scheduled",
        intendedPublishAt: publishAt,
      },
    },
    {
      actionType: "sanity.action.document.version.create",
      publishedId: figure._id,
      document: without(document, unset),
    },
    { actionType: "sanity.action.release.schedule", releaseId, publishAt },
  ];
}

/** An id for a content release as the Studio makes them. */
export function newReleaseId(): string {
  return `r${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
}

type Fields = { set: Record<string, string>; unset: string[] };

function checkedFields(figure: StoredFigure, day: string): Fields {
  const reviewBy = nextReviewDay(figure, day);
  return {
    set: { checkedOn: day, status: "confirmed", ...(reviewBy === undefined ? {} : { reviewBy }) },
    unset: reviewBy === undefined ? ["reviewBy"] : [],
  };
}

function changedFields(figure: StoredFigure, change: FigureChange): Fields {
  const { value, sourceTitle, sourceUrl, checkedOn } = change;
  const { set, unset } = checkedFields(figure, checkedOn);
  return {
    set: { ...set, value, sourceTitle, ...(sourceUrl ? { sourceUrl } : {}) },
    unset: sourceUrl ? unset : [...unset, "sourceUrl"],
  };
}

/** All or nothing: refused where the figure has a draft, or is not the one any more that was seen. */
function publishActions({ _id: publishedId, _rev }: StoredFigure, patch: Fields): Action[] {
  const draftId = `drafts.${publishedId}`;
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
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ];
}

function without<Document extends PublishedDocument>(document: Document, fields: string[]) {
  const kept = Object.entries(document).filter(([name]) => !fields.includes(name));
  return { ...Object.fromEntries(kept), _id: document._id, _type: document._type };
}
