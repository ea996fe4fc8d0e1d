import { expect, test } from "vitest";
import { createRenderQueue } from "#web/server/render-queue.ts";

/** A queue whose renderings begin by themselves and end when a test says so. */
function startQueue() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = createRenderQueue((path) => {
    begun.push(path);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(path, resolve);
    return promise;
  });
  return {
    queue,
    begun,
    /** Ends renderings in turn; whatever they make room for has begun afterwards. */
    async end(...paths: string[]) {
      for (const path of paths) {
        ends.get(path)?.();
        await new Promise(setImmediate);
      }
    },
  };
}

test("four pages are rendered at once, the others as soon as one is", async () => {
  const { queue, begun, end } = startQueue();
  const paths = Array.from({ length: 6 }, (_, index) => `/${index}`);
  const rendered = queue.add(paths, "rest");
  expect(begun).toEqual(paths.slice(0, 4));
  await end("/2");
  expect(begun).toEqual(paths.slice(0, 5));
  await end("/0", "/1", "/3", "/4", "/5");
  await rendered;
  expect(begun).toEqual(paths);
});

test("what is first comes before what waits already", async () => {
  const { queue, begun, end } = startQueue();
  queue.add(["/1", "/2", "/3", "/4", "/5"], "rest");
  queue.add(["/first"], "first");
  await end("/1");
  expect(begun.at(-1)).toBe("/first");
});

test("what is made from pages is rendered singly, while nothing else is", async () => {
  const { queue, begun, end } = startQueue();
  queue.add(["/1.png", "/2.png"], "derived");
  expect(begun).toEqual(["/1.png"]);
  queue.add(["/1", "/2"], "rest");
  expect(begun).toEqual(["/1.png", "/1", "/2"]);
  await end("/1.png", "/1");
  expect(begun).toHaveLength(3);
  await end("/2");
  expect(begun.at(-1)).toBe("/2.png");
});

test("a path that waits is rendered once for all who want it, at the best place of any", async () => {
  const { queue, begun, end } = startQueue();
  queue.add(["/1", "/2", "/3", "/4", "/5", "/about"], "rest");
  const both = Promise.all([queue.add(["/about"], "first"), queue.add(["/about"], "rest")]);
  await end("/1");
  expect(begun.at(-1)).toBe("/about");
  await end("/about");
  await both;
  await end("/2", "/3", "/4", "/5");
  expect(begun.filter((path) => path === "/about")).toHaveLength(1);
});

test("a page that changes while it is rendered is rendered once more, after that", async () => {
  const { queue, begun, end } = startQueue();
  const before = queue.add(["/about"], "first");
  const after = queue.add(["/about"], "first");
  expect(begun).toEqual(["/about"]);
  await end("/about");
  await before;
  expect(begun).toEqual(["/about", "/about"]);
  await end("/about");
  await after;
});
