import { once } from "node:events";
import { extname } from "node:path";
import { Script } from "node:vm";
import { Worker } from "node:worker_threads";
import type { ContentSourceMap } from "@sanity/client";
import { LRUCache } from "lru-cache";
import { boundedQueue } from "../bounded-queue.ts";
import { queryError } from "../errors.ts";
import type { LakeDocument } from "../store/document.ts";
import { errorCode, messageOf } from "../values.ts";
import { evaluateNow, isOnlyLater } from "./evaluate.ts";
import type { View } from "./perspective.ts";
import { type ItemNames, readTrace } from "./source-map.ts";
import { parseGroq } from "./syntax.ts";

export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  identity: string;
  projectId: string;
  dataset: string;
  /** Asks for a content source map, and for how it is to name the items of arrays. */
  sourceMap?: ItemNames;
};

/** `dereferenced`: the ids that references were followed to. */
export type QueryAnswer = {
  result: unknown;
  resultSourceMap?: ContentSourceMap;
  dereferenced: string[];
};

export type QueryJob = { request: QueryRequest; documents: readonly LakeDocument[] };
export type QueryOutcome = ({ json: string } & Omit<QueryAnswer, "result">) | { error: string };

/** Milliseconds: how long a query may hold up everything else, and how long it may take at all. */
export type QueryLimits = { atOnceMs: number; totalMs: number };

const DEFAULT_LIMITS: QueryLimits = { atOnceMs: 500, totalMs: 10_000 };
const MAX_WAITING = 50;
const WORKER_MEGABYTES = 512;
/** More than a whole site asks between two changes; with the next one all are forgotten. */
const MAX_ANSWERS = 1_000;
/** Beside this file, which is JavaScript in the package and TypeScript before. */
const QUERY_WORKER = new URL(`./query-worker${extname(import.meta.url)}`, import.meta.url);
/** Such a query has another answer each time. */
const TELLS_TIME = /\bnow\s*\(/;

/**
 * Answers queries so that none of them blocks the others. Nearly all are answered at once; one that
 * takes longer is broken off and begun anew in a worker of its own, with a copy of the documents it
 * sees. Two workers run at a time. An answer is kept for as long as nothing changes: every page of a
 * site asks for the same header and footer.
 */
export class QueryRunner {
  readonly #limits: QueryLimits;
  readonly #whenWorkerIsFree = boundedQueue(2, MAX_WAITING, "slow queries");
  readonly #answers = new WeakMap<View, LRUCache<string, QueryAnswer>>();
  readonly #closing = new AbortController();

  constructor(limits: QueryLimits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /**
   * @param signal aborted when nobody waits for the answer any more
   * @throws ApiError 400 for a query that is wrong, cannot be evaluated here or takes too long
   */
  async run(request: QueryRequest, view: View, signal?: AbortSignal): Promise<QueryAnswer> {
    // A view lasts until the next change of its dataset.
    const kept = this.#answers.get(view) ?? new LRUCache({ max: MAX_ANSWERS });
    this.#answers.set(view, kept);
    const question = JSON.stringify(request);
    const answer = kept.get(question) ?? (await this.#find(request, view, signal));
    if (!TELLS_TIME.test(request.query)) kept.set(question, answer);
    return answer;
  }

  async #find(request: QueryRequest, view: View, signal?: AbortSignal): Promise<QueryAnswer> {
    const { query, params } = request;
    // Not within the limit: broken off there, the cache of trees could be left half changed.
    const tree = parseGroq(query, params);
    try {
      const { options, answer } = asked(request);
      return runWithin(this.#limits.atOnceMs, () => answer(evaluateNow(tree, view, options)));
    } catch (error) {
      const tookTooLong = errorCode(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT";
      if (!tookTooLong && !isOnlyLater(error)) throw queryError(query, cannot(error));
    }
    const ended = AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]);
    const job = { request, documents: view.documents };
    return this.#whenWorkerIsFree(() => this.#runInWorker(job, ended));
  }

  close(): void {
    this.#closing.abort();
  }

  async #runInWorker(job: QueryJob, ended: AbortSignal): Promise<QueryAnswer> {
    ended.throwIfAborted();
    const { totalMs } = this.#limits;
    const worker = new Worker(QUERY_WORKER, {
      workerData: job,
      // Not what this process was started with: a preload that watches the parent, for one.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
    const limit = AbortSignal.timeout(totalMs);
    try {
      const signal = AbortSignal.any([ended, limit]);
      const said: QueryOutcome = (await once(worker, "message", { signal }))[0];
      if ("error" in said) throw new Error(said.error);
      const { json, ...rest } = said;
      return { result: JSON.parse(json), ...rest };
    } catch (error) {
      ended.throwIfAborted();
      const tooLong = `The query takes longer than ${totalMs / 1000} s, which is the limit here`;
      throw queryError(job.request.query, limit.aborted ? tooLong : cannot(error));
    } finally {
      await worker.terminate();
    }
  }
}

const cannot = (reason: unknown) => `The query cannot be evaluated here: ${messageOf(reason)}`;

/** How a request is evaluated, and how that becomes its answer. */
export function asked(request: QueryRequest) {
  const { sourceMap: trace } = request;
  const dereferenced = new Set<string>();
  return {
    options: { ...request, trace, onDereference: (id: string) => dereferenced.add(id) },
    answer: (evaluated: unknown): QueryAnswer => ({
      ...(trace ? readTrace(evaluated) : { result: evaluated }),
      dereferenced: [...dereferenced],
    }),
  };
}

/** Where the code of `limited` finds what to run: only a script can be given a time limit. */
const slot = { work: (): unknown => undefined };
const SLOT = Symbol.for("content-lake query");
Reflect.set(globalThis, SLOT, slot);
const limited = new Script(`globalThis[Symbol.for("${SLOT.description}")].work()`);

/** @throws Error with code ERR_SCRIPT_EXECUTION_TIMEOUT when `work` was broken off, anywhere */
function runWithin<T>(ms: number, work: () => T): T {
  slot.work = work;
  return limited.runInThisContext({ timeout: ms });
}
