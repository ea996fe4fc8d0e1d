import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import pMap from "p-map";
import * as z from "zod";
import type { askLake, HeldAnswer } from "../client.ts";
import { fingerprintQuery } from "../queries/fingerprint.ts";
import { keyOf, type Question } from "./live-content.ts";

/** Questions that are asked side by side. */
const CONCURRENCY = 8;

/** The answers that something was made from, each as it was when it was first read. */
export type Reads = ReadonlyMap<string, unknown>;

/** In short what is published: it differs as soon as a document is made, changed or deleted. */
const fingerprint: Question = { query: fingerprintQuery, params: {} };

/** @throws ZodError for what no content lake says */
const documentsIn = (text: string) =>
  z.object({ documents: z.number() }).parse(JSON.parse(text)).documents;

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * Holds the answers of the content lake from which the whole site is made. Whoever reads one never
 * waits for the lake, but for a question that was never asked; `refresh` asks again.
 * @param file in which the answers outlive the process; without one they do not
 */
export function createAnswerStore(ask: typeof askLake, file?: string) {
  const held = new Map(readAnswers(file).map((answer) => [keyOf(answer), answer]));
  const asking = new Map<string, Promise<HeldAnswer>>();
  const reading = new AsyncLocalStorage<Map<string, unknown>>();
  /** The fingerprint as of which anything was last asked again. */
  let heard: string | undefined;

  function askFirst(question: Question): Promise<HeldAnswer> {
    const key = keyOf(question);
    const answer =
      asking.get(key) ??
      ask(question)
        .then((given) => {
          const answer = { ...question, ...given };
          held.set(key, answer);
          return answer;
        })
        .finally(() => asking.delete(key));
    asking.set(key, answer);
    return answer;
  }

  return {
    ask,

    /**
     * The answer to a question, as JSON. One that was never asked before is asked now.
     * @throws what `ask` does
     */
    async read(question: Question): Promise<string> {
      const key = keyOf(question);
      const answer = held.get(key) ?? (await askFirst(question));
      const reads = reading.getStore();
      // What is read on both sides of a change is half of before.
      if (!reads?.has(key)) reads?.set(key, answer);
      return answer.text;
    },

    /** The JSON of an answer that is held. */
    peek: (question: Question): string | undefined => held.get(keyOf(question))?.text,

    /** Asks what of the questions was never asked. @throws what `ask` does */
    async hold(questions: readonly Question[]): Promise<void> {
      const missing = questions.filter((question) => !held.has(keyOf(question)));
      await pMap(missing, askFirst, { concurrency: CONCURRENCY });
    },

    /**
     * Asks again: everything, or what depends on one of the sync tags.
     * @param since id of a live event, as of which the answers have to be at least
     * @returns the paths of the pages whose own documents were edited
     * @throws when an answer failed, or most of the content would be gone; what has come is held
     */
    async refresh(
      which: "everything" | ReadonlySet<string>,
      since?: string,
    ): Promise<ReadonlySet<string>> {
      const edited = new Set<string>();
      const asOf = since === undefined ? {} : { lastLiveEventId: since };
      const seen = { ...fingerprint, ...(await ask(fingerprint, asOf)) };
      const documents = documentsIn(seen.text);
      const before = held.get(keyOf(fingerprint));
      if (before !== undefined) refuseSuddenLoss(documentsIn(before.text), documents);
      // What is being asked for the first time may be answered from before.
      await Promise.allSettled(asking.values());
      const isWanted = ({ tags }: HeldAnswer) =>
        which === "everything" || tags.some((tag) => which.has(tag));
      await pMap(
        [...held].filter(([, answer]) => answer !== before && isWanted(answer)),
        async ([key, old]) => {
          const answer = { ...old, ...(await ask(old, asOf)) };
          // It was forgotten meanwhile.
          if (held.get(key) !== old) return;
          // The same text stays the answer that pages have read.
          if (answer.text === old.text) Object.assign(old, answer);
          else held.set(key, answer);
          const { page } = old;
          if (page !== undefined && isEdited(old.text, answer.text)) edited.add(page);
        },
        { concurrency: CONCURRENCY, stopOnError: false },
      );
      // Only now, and as it was before: what was published meanwhile, or went by unheard, is noticed later.
      if (which === "everything") held.set(keyOf(fingerprint), seen);
      heard = seen.text;
      return edited;
    },

    /**
     * Has anything been published since something was last asked again? Or, thoroughly, since
     * everything was: beside what was heard of, something may have gone by.
     * @throws what `ask` does
     */
    async isBehind(isThorough: boolean): Promise<boolean> {
      const known = isThorough ? held.get(keyOf(fingerprint))?.text : heard;
      return (await ask(fingerprint)).text !== known;
    },

    /** Forgets what is asked for pages that are no more. */
    forgetPages(isLive: (path: string) => boolean): void {
      for (const [key, { page }] of held) {
        if (page !== undefined && !isLive(page)) held.delete(key);
      }
    },

    /** Runs something, and notes what it reads of the answers. */
    async track<Result>(run: () => Promise<Result>): Promise<{ result: Result; reads: Reads }> {
      const reads = new Map<string, unknown>();
      return { result: await reading.run(reads, run), reads };
    },

    /** Are these answers still what the store holds? */
    isCurrent: (reads: Reads): boolean =>
      [...reads].every(([key, answer]) => held.get(key) === answer),

    all: (): HeldAnswer[] => [...held.values()],

    /** Whole or not at all: a process that is killed while it writes leaves the old file. */
    async save(): Promise<void> {
      if (file === undefined) return;
      const unfinished = `${file}.${process.pid}.tmp`;
      await writeFile(unfinished, JSON.stringify([...held.values()]));
      await rename(unfinished, file);
    },
  };
}

/** Nothing where the file is not there, or not usable. */
function readAnswers(file: string | undefined): HeldAnswer[] {
  if (file === undefined) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}

/** A site in its first days may lose most of its documents in one go. */
const FEW = 10;

/**
 * Refuses an answer by which most of the site would vanish in one moment. No editor does that; a
 * dataset that was made private, emptied or renamed does, and so does a token that lost its rights.
 */
function refuseSuddenLoss(before: number, after: number): void {
  if (before <= FEW || after >= before / 2) return;
  throw new Error(
    `The content lake says that there are ${after} documents, where there were ${before}. That is not believed, and the site stays as it is. Was the dataset made private (set SANITY_API_READ_TOKEN), emptied or renamed? If it is meant, build the site again and restart it.`,
  );
}

/** Was the document of a page itself edited? It says when, in its answer. */
function isEdited(before: string, after: string): boolean {
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  return old?._updatedAt !== now?._updatedAt;
}
