import { expect, test } from "vitest";
import { oneAtATime } from "#web/preview/one-at-a-time.ts";

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.at(-1)?.();
    await new Promise(setImmediate);
  };
  return { run, end, begun: () => ends.length };
}

test("what is asked for meanwhile is done once more when the work ends, and not before", async () => {
  const { run, end, begun } = openWork();
  run();
  run();
  run();
  expect(begun()).toBe(1);
  await end();
  expect(begun()).toBe(2);
  await end();
  expect(begun()).toBe(2);
  run();
  expect(begun()).toBe(3);
});
