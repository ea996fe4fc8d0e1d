import { expect, test } from "vitest";
import { grown } from "./soak.ts";

/** Twenty minutes of samples, one every five seconds. @param heldAt megabytes at a minute */
const samples = (heldAt: (minute: number) => number) =>
  Array.from({ length: 240 }, (_, index) => heldAt(index / 12));

test("a soak names a process that goes on growing, and none that only grows at its start", () => {
  const steady = samples((minute) => Math.min(200 + 20 * minute, 290) + (minute % 2) * 5);
  const growing = samples((minute) => 200 + 2 * minute);
  expect(grown({ site: steady, lake: steady })).toEqual([]);
  expect(grown({ site: steady, lake: growing })).toEqual([
    "the content lake grew by 20 MB after the first 5 minutes",
  ]);
});
