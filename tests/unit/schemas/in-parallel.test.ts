import { expect, test } from "vitest";
import { inParallel } from "#schemas/in-parallel.ts";

const items = Array.from({ length: 10 }, (_, index) => index);

test("no more than so many are at work at once", async () => {
  let [now, most] = [0, 0];
  const done: number[] = [];
  await inParallel(
    items,
    async (item) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      done.push(item);
    },
    3,
  );
  expect(most).toBe(3);
  expect(done.sort()).toEqual(items);
});

test("four, when nothing else is said", async () => {
  let started = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const working = inParallel(items, () => {
    started += 1;
    return promise;
  });
  expect(started).toBe(4);
  resolve();
  await working;
  expect(started).toBe(10);
});
