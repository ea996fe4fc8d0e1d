import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import pMap from "p-map";
import * as z from "zod";
import type { askLake } from "../client.ts";
import { fingerprintQuery } from "../queries/fingerprint.ts";
import { siteQuestions } from "../questions.ts";
import { routingQuestion } from "../routing/routing-table.ts";
import { keyOf, type Question } from "./live-content.ts";

/** Questions that are asked side by side. */
const CONCURRENCY = 8;

/** The answers that something was made from, by the keys of their questions. */
export type Reads = ReadonlyMap<string, unknown>;

/** In short what is published: it differs as soon as a document is made, changed or deleted. */
const fingerprint: Question = { query: fingerprintQuery, params: {} };

/** @throws ZodError for what no content lake says */
const documentsIn = (text: string) =>
  z.object({ documents: z.number() }).parse(JSON.parse(text)).documents;

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * Holds the answers of the content lake, as JSON, from which the whole site is made. Whoever reads one
 * never waits for the lake, but for a question that was never asked; `refresh` asks again.
 * @param held what `readAnswers` gives of an earlier process
 * @param questionsFrom everything to ask, by the answer that says which pages there are
 */
export function createAnswerStore(
  ask: typeof askLake,
  held = new Map<string, string>(),
  questionsFrom: (routing: string) => readonly Question[] = siteQuestions,
) {
  const reading = new AsyncLocalStorage<Map<string, string>>();
  /** The live event as of which everything was asked last. */
  let heldSince: string | undefined;
  const peek = (question: Question): string | undefined => held.get(keyOf(question));

  return {
    /**
     * The answer to a question. One that was never asked before is asked now; a rendering that
     * reads one twice gets the same, whatever was published meanwhile.
     * @throws what `ask` does
     */
    async read(question: Question): Promise<string> {
      const reads = reading.getStore();
      const key = keyOf(question);
      let answer = reads?.get(key) ?? held.get(key);
      if (answer === undefined) {
        const asked = await ask(question);
        // What was asked meanwhile is no older.
        answer = held.get(key) ?? asked;
        held.set(key, answer);
      }
      reads?.set(key, answer);
      return answer;
    },

    /** An answer that is held. */
    peek,

    /**
     * Where anything was published since, asks everything again, and forgets what is asked no more.
     * @param since id of a live event, as of which the answers have to be at least
     * @returns the paths of the pages whose own documents were edited; undefined where nothing was
     * published
     * @throws when an answer failed, or most of the content would be gone; what has come is held
     */
    async refresh(since?: string): Promise<ReadonlySet<string> | undefined> {
      const edited = new Set<string>();
      const asOf = since === undefined ? {} : { lastLiveEventId: since };
      const seen = await ask(fingerprint, asOf);
      const before = peek(fingerprint);
      // An index may be ahead of others; only an event says that all of them are as new.
      if (seen === before && since === heldSince) return undefined;
      const documents = documentsIn(seen);
      if (before !== undefined) refuseSuddenLoss(documentsIn(before), documents);
      const wanted = new Set([keyOf(fingerprint)]);
      const askAgain = async (question: Question) => {
        const key = keyOf(question);
        wanted.add(key);
        const [old, answer] = [peek(question), await ask(question, asOf)];
        held.set(key, answer);
        if (question.page && old && isEdited(old, answer)) edited.add(question.page);
        return answer;
      };
      const questions = questionsFrom(await askAgain(routingQuestion));
      await pMap(questions, askAgain, { concurrency: CONCURRENCY, stopOnError: false });
      for (const key of held.keys()) if (!wanted.has(key)) held.delete(key);
      // Only now, and as it was before: what was published meanwhile is noticed later.
      held.set(keyOf(fingerprint), seen);
      heldSince = since;
      return edited;
    },

    /** Runs something, and notes what it reads of the answers. */
    async track<Result>(run: () => Promise<Result>): Promise<{ result: Result; reads: Reads }> {
      const reads = new Map<string, string>();
      return { result: await reading.run(reads, run), reads };
    },

    /** Are these answers still what the store holds? */
    isCurrent: (reads: Reads): boolean =>
      [...reads].every(([key, answer]) => held.get(key) === answer),

    /** Whole or not at all: a process that is killed while it writes leaves the old file. */
    async save(file: string): Promise<void> {
      const unfinished = `${file}.${process.pid}.tmp`;
      await writeFile(unfinished, JSON.stringify([...held]));
      await rename(unfinished, file);
    },
  };
}

/** What was saved in a file; nothing where it is not there, or not usable. */
export function readAnswers(file: string): Map<string, string> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
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
