import { Worker } from "node:worker_threads";
import type { Page, PageText } from "./page-text.ts";
import type { WorkerAnswer } from "./text-worker.ts";

const TIME_LIMIT_MS = 30_000;
const MEMORY_LIMIT_MB = 768;

export type TextReader = ReturnType<typeof createTextReader>;

/**
 * Reads the text of pages in a thread with limits of time and memory, because the pages are other
 * people's: a page over a limit ends the thread, and the next page gets a new one.
 */
export function createTextReader() {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function read(page: Page, timeLimitMs: number): Promise<PageText> {
    worker ??= new Worker(new URL("./text-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const answer = await answerOf(worker, page, timeLimitMs).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.text;
  }

  async function close(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  return {
    /**
     * The text of a page; one page at a time.
     * @throws Error when the page has no text, or goes over a limit
     */
    read(page: Page, timeLimitMs = TIME_LIMIT_MS): Promise<PageText> {
      const reading = last.then(() => read(page, timeLimitMs));
      last = reading.catch(() => {});
      return reading;
    },
    close,
  };
}

function answerOf(worker: Worker, page: Page, timeLimitMs: number): Promise<WorkerAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  const timer = setTimeout(
    () => reject(new Error(`Its text was not read within ${timeLimitMs / 1000} seconds.`)),
    timeLimitMs,
  );
  const failed = (error: unknown) => reject(new Error("Its text cannot be read", { cause: error }));
  worker.once("message", resolve).once("error", failed);
  worker.postMessage(page);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", failed);
  });
}
