import { expect, test } from "vitest";
import { dateInRiga } from "./riga-date.ts";

test("the day in Riga begins two hours before that of UTC in winter, three in summer", () => {
  expect(dateInRiga("en-GB", new Date("2026-11-20T22:00:00Z"))).toBe("21\u00a0November 2026");
  expect(dateInRiga("en-GB", new Date("2026-06-20T21:00:00Z"))).toBe("21\u00a0June 2026");
});
