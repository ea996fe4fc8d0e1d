import { plainError } from "./errors.ts";

export type WorkQueue = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Runs at most `concurrent` tasks at a time; the rest wait their turn, unless `signal` is aborted
 * before it comes. What is under way is the task's own to end.
 * @throws ApiError 503 when `maxWaiting` tasks are waiting already
 * @throws the signal's reason when nobody wants the result any more
 */
export function createWorkQueue(options: {
  /** What the tasks are about, for the message: "pictures". */
  name: string;
  concurrent: number;
  maxWaiting: number;
}): WorkQueue {
  let running = 0;
  const waiting = new Set<() => void>();
  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      waiting.add(begin);
    });
  return async (task, signal) => {
    signal.throwIfAborted();
    // Whoever finishes hands its place on, so the count does not change then.
    if (running < options.concurrent) running += 1;
    else if (waiting.size < options.maxWaiting) await turn(signal);
    else throw plainError(503, `Too many ${options.name} are waiting: try again later`);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) waiting.delete(next);
      if (next) next();
      else running -= 1;
    }
  };
}
