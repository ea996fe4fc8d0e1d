import PQueue from "p-queue";
import { plainError } from "./errors.ts";

/**
 * Runs so many tasks at a time and lets so many wait, so that nobody fills the memory with what they
 * do not wait for. What it returns throws an ApiError 503 when no more may wait.
 * @param tasks what waits, for the message
 */
export function boundedQueue(concurrency: number, mostWaiting: number, tasks: string) {
  const queue = new PQueue({ concurrency });
  return <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.size < mostWaiting) return queue.add(task);
    throw plainError(503, `Too many ${tasks} are waiting: try again later`);
  };
}
