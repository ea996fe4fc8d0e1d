import { expect, test } from "vitest";
import { dateInRiga } from "#web/lib/riga-date.ts";

test("the day in Riga begins two hours before that of UTC in winter, three in summer", () => {
  expect(dateInRiga(new Date("2026-11-20T21:59:59Z"))).toBe("20 November 2026");
  expect(dateInRiga(new Date("2026-11-20T22:00:00Z"))).toBe("21 November 2026");
  expect(dateInRiga(new Date("2026-06-20T20:59:59Z"))).toBe("20 June 2026");
  expect(dateInRiga(new Date("2026-12-31T22:00:00Z"))).toBe("1 January 2027");
});
