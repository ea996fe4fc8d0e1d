import PQueue from "p-queue";
import { plainError } from "./errors.ts";

/** Lets only so many tasks run and wait, so that nobody fills the memory. @throws ApiError 503 */
export function boundedQueue(concurrency: number, mostWaiting: number, tasks: string) {
  const queue = new PQueue({ concurrency });
  return <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.size < mostWaiting) return queue.add(task);
    throw plainError(503, `Too many ${tasks} are waiting: try again later`);
  };
}
