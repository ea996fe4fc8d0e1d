import { setImmediate } from "node:timers/promises";

/** Takes a task, which never rejects; false where too many wait already. */
export type Lane = (task: () => Promise<void>) => boolean;

/**
 * A lane for what takes long, beside which everything else goes on: one task after the other, and
 * between two of them whatever has come meanwhile.
 * @param places for tasks that wait
 */
export function createLane(places: number): Lane {
  const waiting: (() => Promise<void>)[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      await task();
      await setImmediate();
    }
    isWorking = false;
  }

  return (task) => {
    if (waiting.length >= places) return false;
    waiting.push(task);
    if (!isWorking) void work();
    return true;
  };
}
