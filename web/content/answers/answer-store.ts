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

/** The answer of the content lake, as JSON; another object as soon as it is another. */
type Answer = { text: string };

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
 * @param held what `readAnswers` gives of an earlier process
 * @param questionsFrom everything to ask, by the answer that says which pages there are
 */
export function createAnswerStore(
  ask: typeof askLake,
  held = new Map<string, Answer>(),
  questionsFrom: (routing: string) => readonly Question[] = siteQuestions,
) {
  const reading = new AsyncLocalStorage<Map<string, unknown>>();
  const peek = (question: Question): string | undefined => held.get(keyOf(question))?.text;

  async function askFirst(question: Question): Promise<Answer> {
    const text = await ask(question);
    const key = keyOf(question);
    // What was asked meanwhile is no older.
    const answer = held.get(key) ?? { text };
    held.set(key, answer);
    return answer;
  }

  return {
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
      if (seen === before) return undefined;
      const documents = documentsIn(seen);
      if (before !== undefined) refuseSuddenLoss(documentsIn(before), documents);
      const wanted = new Set([keyOf(fingerprint)]);
      const askAgain = async (question: Question) => {
        const key = keyOf(question);
        wanted.add(key);
        const text = await ask(question, asOf);
        const old = peek(question);
        // The same text stays the answer that pages have read.
        if (text !== old) held.set(key, { text });
        if (question.page && old && isEdited(old, text)) edited.add(question.page);
        return text;
      };
      const questions = questionsFrom(await askAgain(routingQuestion));
      await pMap(questions, askAgain, { concurrency: CONCURRENCY, stopOnError: false });
      for (const key of held.keys()) if (!wanted.has(key)) held.delete(key);
      // Only now, and as it was before: what was published meanwhile is noticed later.
      held.set(keyOf(fingerprint), { text: seen });
      return edited;
    },

    /** Runs something, and notes what it reads of the answers. */
    async track<Result>(run: () => Promise<Result>): Promise<{ result: Result; reads: Reads }> {
      const reads = new Map<string, unknown>();
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
export function readAnswers(file: string): Map<string, Answer> {
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
