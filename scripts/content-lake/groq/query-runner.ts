import { extname } from "node:path";
import { Script } from "node:vm";
import { Worker } from "node:worker_threads";
import type { ContentSourceMap } from "@sanity/client";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { queryError, refuseWhenFull } from "../errors.ts";
import type { LakeDocument } from "../store/document.ts";
import { errorCode, messageOf } from "../values.ts";
import { evaluateNow, isOnlyLater } from "./evaluate.ts";
import type { View } from "./perspective.ts";
import { type ItemNames, readTrace } from "./source-map.ts";
import { parseGroq } from "./syntax.ts";

export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  /** Who asks. */
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

/** What a worker is given, and what it says. */
export type QueryJob = { request: QueryRequest; documents: readonly LakeDocument[] };
export type QueryOutcome = ({ json: string } & Omit<QueryAnswer, "result">) | { error: string };

/** Milliseconds: how long a query may hold up everything else, and how long it may take at all. */
export type QueryLimits = { atOnceMs: number; totalMs: number };

const DEFAULT_LIMITS: QueryLimits = { atOnceMs: 250, totalMs: 10_000 };
/** How long a query is remembered to be slow, so that it is not tried at once again. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 100;
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
  readonly #workers = new PQueue({ concurrency: 2 });
  readonly #slow = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBER_MS });
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
    const known = kept.get(question);
    if (known) return known;
    const answer = await this.#find(request, view, signal);
    if (!TELLS_TIME.test(request.query)) kept.set(question, answer);
    return answer;
  }

  async #find(request: QueryRequest, view: View, signal?: AbortSignal): Promise<QueryAnswer> {
    const { query, params } = request;
    if (!this.#slow.has(query)) {
      // Not within the limit: broken off there, the cache of trees could be left half changed.
      const tree = parseGroq(query, params);
      try {
        return runWithin(this.#limits.atOnceMs, () => {
          const { options, answer } = asked(request);
          return answer(evaluateNow(tree, view, options));
        });
      } catch (error) {
        if (isTimeout(error)) this.#slow.set(query, true);
        else if (!isOnlyLater(error)) throw queryError(query, cannot(messageOf(error)));
      }
    }
    const ended = AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]);
    const job = { request, documents: view.documents };
    refuseWhenFull(this.#workers, MAX_WAITING, "slow queries");
    return this.#workers.add(() => this.#runInWorker(job, ended));
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort();
  }

  async #runInWorker(job: QueryJob, ended: AbortSignal): Promise<QueryAnswer> {
    ended.throwIfAborted();
    const { query } = job.request;
    const { totalMs } = this.#limits;
    const worker = new Worker(QUERY_WORKER, {
      workerData: job,
      // Not what this process was started with: a preload that watches the parent, for one.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
    const outcome = new Promise<QueryAnswer>((resolve, reject) => {
      const refuse = (description: string) => reject(queryError(query, description));
      const limit = setTimeout(
        () => refuse(`The query takes longer than ${totalMs / 1000} s, which is the limit here`),
        totalMs,
      );
      worker.once("exit", () => clearTimeout(limit));
      worker.once("message", (said: QueryOutcome) => {
        if ("error" in said) refuse(cannot(said.error));
        else {
          const { json, ...rest } = said;
          resolve({ result: JSON.parse(json), ...rest });
        }
      });
      worker.once("error", ({ message }) => refuse(cannot(message)));
      ended.addEventListener("abort", () => reject(ended.reason), { once: true });
    });
    return outcome.finally(() => worker.terminate());
  }
}

const cannot = (reason: string): string => `The query cannot be evaluated here: ${reason}`;

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
const slot: { work: () => void } = { work: () => {} };
const SLOT = Symbol.for("content-lake query");
Reflect.set(globalThis, SLOT, slot);
const limited = new Script(`globalThis[Symbol.for("${SLOT.description}")].work()`);

/** On a busy machine much time may pass in which nothing was computed: so often it is tried anew. */
const ATTEMPTS = 4;

/**
 * Runs `work`, which may be broken off anywhere, for at most `ms` of computing.
 * @throws Error with code ERR_SCRIPT_EXECUTION_TIMEOUT
 */
function runWithin<T>(ms: number, work: () => T): T {
  let done: { value: T } | undefined;
  slot.work = () => {
    done = { value: work() };
  };
  for (let attempt = 1; !done; attempt += 1) {
    const before = computedMs();
    try {
      limited.runInThisContext({ timeout: ms });
    } catch (error) {
      const wasIdle = isTimeout(error) && computedMs() - before < ms / 2;
      if (!wasIdle || attempt === ATTEMPTS) throw error;
    }
  }
  return done.value;
}

function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const isTimeout = (error: unknown): boolean => errorCode(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT";
