import { expect, test } from "vitest";
import { createWorkQueue } from "../work-queue.ts";

const options = { name: "pictures", concurrent: 1, maxWaiting: 2 };
const never = new AbortController().signal;

/** A task that ends when it is told to. */
function makeTask(begun: string[], name: string) {
  const end = Promise.withResolvers<string>();
  const task = () => {
    begun.push(name);
    return end.promise;
  };
  return { task, finish: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
}

/** Lets everything that is ready to go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("tasks run one after the other in their order, also after one that failed", async () => {
  const queue = createWorkQueue(options);
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => makeTask(begun, name));
  if (!a || !b || !c) throw new Error("three tasks");
  const results = [a, b, c].map(({ task }) => queue(task, never));
  const outcomes = Promise.allSettled(results);
  await settle();
  expect(begun).toEqual(["a"]);
  a.fail();
  await settle();
  expect(begun).toEqual(["a", "b"]);
  b.finish();
  c.finish();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(begun).toEqual(["a", "b", "c"]);
});

test("a task that nobody waits for any more is not begun, and leaves its place to the next", async () => {
  const queue = createWorkQueue(options);
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => makeTask(begun, name));
  if (!a || !b || !c) throw new Error("three tasks");
  const leaving = new AbortController();
  const first = queue(a.task, never);
  const left = queue(b.task, leaving.signal);
  const last = queue(c.task, never);
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await expect(queue(b.task, leaving.signal)).rejects.toThrow("left");
  a.finish();
  c.finish();
  expect(await Promise.all([first, last])).toEqual(["a", "c"]);
  expect(begun).toEqual(["a", "c"]);
});

test("only so many may wait: the next is refused at once with 503", async () => {
  const queue = createWorkQueue(options);
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => makeTask(begun, name));
  if (!a || !b || !c) throw new Error("three tasks");
  const results = [a, b, c].map(({ task }) => queue(task, never));
  await expect(queue(async () => "d", never)).rejects.toMatchObject({
    status: 503,
    message: "Too many pictures are waiting: try again later",
  });
  for (const { finish } of [a, b, c]) finish();
  expect(await Promise.all(results)).toEqual(["a", "b", "c"]);
  expect(await queue(async () => "e", never)).toBe("e");
});
