import type { PatchOperations } from "@sanity/client";
import {
  type FigureEvent,
  figuresAmong,
  type StoredFigure,
} from "../../../schemas/shared/figures/stored-figure.ts";

/** Who makes a change, by user id, and when. */
export type Author = { by: string; at: Date };

/** A document that may need a second person, as it is stored. */
export type LoggedDocument = {
  _id: string;
  _type: string;
  _rev?: string | null | undefined;
  log?: readonly unknown[] | null | undefined;
};

type Event = Author & {
  /** What was done, in a word. */
  done: string;
  /** The document after the event. */
  after: LoggedDocument;
};

/**
 * A patch that adds an event to the log of a document. The log of a figure begins with what the
 * figure said before its first event.
 * @param document to which the patch is applied
 * @param published the published document; null if it was never published
 */
export function loggedPatch(
  document: LoggedDocument,
  published: LoggedDocument | null,
  { by, at, done, after }: Event,
): PatchOperations {
  const [before] = document.log?.length ? [] : figuresAmong([published]);
  const first = before === undefined ? [] : [{ done: "Before", ...factOf(before) }];
  const [figure] = figuresAmong([after]);
  const event = { by, at: at.toISOString(), done, ...(figure && factOf(figure)) };
  const items = [...first, event].map((each) => ({
    _key: crypto.randomUUID().slice(0, 8),
    _type: figure === undefined ? "pageEvent" : "figureEvent",
    ...each,
  }));
  return { setIfMissing: { log: [] }, insert: { after: "log[-1]", items } };
}

type Fact = Pick<FigureEvent, "value" | "sourceTitle" | "sourceUrl" | "checkedOn">;

/** The fields of a figure that are filled in. */
function factOf({ value, sourceTitle, sourceUrl, checkedOn }: StoredFigure): Partial<Fact> {
  const fact = { value, sourceTitle, sourceUrl, checkedOn };
  return Object.fromEntries(Object.entries(fact).filter(([, text]) => text));
}
