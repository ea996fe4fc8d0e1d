import type { EntryStore } from "../entry-store.ts";

const FAILURE_KEY = "contact-form-failure";

/** What the visitor is told about a request that was not sent. */
export type FailureWords = { title: string; text: string };

/** Keeps the words, for this tab: after a reload they still stand above the visitor's values. */
export function keepFailure(store: EntryStore, { title, text }: FailureWords) {
  store.write(FAILURE_KEY, JSON.stringify({ title, text }));
}

export function readKeptFailure(store: EntryStore): FailureWords | undefined {
  try {
    const parsed: unknown = JSON.parse(store.read(FAILURE_KEY) ?? "null");
    if (typeof parsed !== "object" || parsed === null) return undefined;
    if (!("title" in parsed && "text" in parsed)) return undefined;
    const { title, text } = parsed;
    return typeof title === "string" && typeof text === "string" ? { title, text } : undefined;
  } catch {
    return undefined;
  }
}

export function dropKeptFailure(store: EntryStore) {
  store.remove(FAILURE_KEY);
}

/** Runs a send; a page that is left or reloaded meanwhile keeps `words`, for nobody knows the end. */
export async function keepingFailureOnLeave<Result>(
  store: EntryStore,
  words: FailureWords,
  send: () => Promise<Result>,
): Promise<Result> {
  const onLeave = () => keepFailure(store, words);
  window.addEventListener("pagehide", onLeave);
  try {
    return await send();
  } finally {
    window.removeEventListener("pagehide", onLeave);
  }
}
