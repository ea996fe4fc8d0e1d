import { expect, test } from "vitest";
import { revalidateSeconds } from "./page-data.ts";

// Midnight in Dubai is 20:00 UTC.
test.each([
  ["2026-05-01T08:00:00.000Z", 3600],
  ["2026-05-01T18:59:59.000Z", 3600],
  ["2026-05-01T19:00:00.000Z", 3600],
  ["2026-05-01T19:00:01.000Z", 3599],
  ["2026-05-01T19:50:00.000Z", 600],
  ["2026-05-01T19:59:58.001Z", 2],
  ["2026-05-01T19:59:59.999Z", 1],
  ["2026-05-01T20:00:00.000Z", 3600],
  ["2026-12-31T19:59:00.000Z", 60],
])("a page rendered at %s is fresh for %i seconds", (moment, seconds) => {
  expect(revalidateSeconds(new Date(moment))).toBe(seconds);
});
