import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("what has the same key runs one after the other, also after a failure", async () => {
  const turns = createTurns();
  const ran: string[] = [];
  let [running, mostAtOnce] = [0, 0];
  const first = Promise.withResolvers<void>();
  const take = (key: string, name: string, wait = Promise.resolve()) =>
    turns.take(key, async () => {
      ran.push(name);
      if (key === "/about") mostAtOnce = Math.max(mostAtOnce, ++running);
      await wait.finally(() => {
        if (key === "/about") running -= 1;
      });
      return name;
    });
  const asked = [
    take("/about", "first", first.promise),
    take("/about", "second"),
    take("/about", "third"),
    take("/contact", "other"),
  ];
  expect(await asked[3]).toBe("other");
  expect(ran).toEqual(["first", "other"]);
  expect([turns.isTaken("/about"), turns.isTaken("/contact")]).toEqual([true, false]);
  first.reject(new Error("It fails."));
  const [failed, ...others] = await Promise.allSettled(asked);
  expect(failed).toMatchObject({ reason: new Error("It fails.") });
  expect(others.map((each) => each.status === "fulfilled" && each.value)).toEqual([
    "second",
    "third",
    "other",
  ]);
  expect(ran).toEqual(["first", "other", "second", "third"]);
  expect(mostAtOnce).toBe(1);
  expect(turns.isTaken("/about")).toBe(false);
});
