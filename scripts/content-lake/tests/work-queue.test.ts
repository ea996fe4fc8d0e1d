import { expect, test } from "vitest";
import { createWorkQueue } from "../work-queue.ts";

const never = new AbortController().signal;

/** A queue of one at a time, in which three tasks may be, and what it has begun of them. */
function startQueue() {
  const queue = createWorkQueue({ name: "pictures", concurrent: 1, maxWaiting: 2 });
  const begun: string[] = [];
  const add = (name: string, signal = never) => {
    const end = Promise.withResolvers<string>();
    const result = queue(() => {
      begun.push(name);
      return end.promise;
    }, signal);
    return { result, finish: () => end.resolve(name), fail: () => end.reject(new Error(name)) };
  };
  return { add, begun };
}

test("tasks run in their order, one after another that fails, without those that nobody waits for", async () => {
  const { add, begun } = startQueue();
  const leaving = new AbortController();
  const [a, b, c] = [add("a"), add("b", leaving.signal), add("c")];
  leaving.abort(new Error("left"));
  await expect(b.result).rejects.toThrow("left");
  await expect(add("b", leaving.signal).result).rejects.toThrow("left");
  expect(begun).toEqual(["a"]);
  a.fail();
  await expect(a.result).rejects.toThrow("a");
  c.finish();
  expect([await c.result, begun]).toEqual(["c", ["a", "c"]]);
});

test("only so many may wait: the next is refused at once with 503", async () => {
  const { add } = startQueue();
  const tasks = ["a", "b", "c"].map((name) => add(name));
  await expect(add("d").result).rejects.toMatchObject({
    status: 503,
    message: "Too many pictures are waiting: try again later",
  });
  for (const { finish } of tasks) finish();
  expect(await Promise.all(tasks.map(({ result }) => result))).toEqual(["a", "b", "c"]);
  const next = add("e");
  next.finish();
  expect(await next.result).toBe("e");
});
