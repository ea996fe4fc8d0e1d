import { expect, test } from "vitest";
import { dateInRiga, formatDate } from "#web/lib/riga-date.ts";

test("the day in Riga begins two hours before that of UTC in winter, three in summer", () => {
  expect(dateInRiga(new Date("2026-11-20T21:59:59Z"))).toBe("2026-11-20");
  expect(dateInRiga(new Date("2026-11-20T22:00:00Z"))).toBe("2026-11-21");
  expect(dateInRiga(new Date("2026-06-20T20:59:59Z"))).toBe("2026-06-20");
  expect(dateInRiga(new Date("2026-06-20T21:00:00Z"))).toBe("2026-06-21");
});

test("a date reads day, month, year, whatever the time zone of the machine", () => {
  expect(formatDate("2026-11-21")).toBe("21 November 2026");
  expect(formatDate("2027-01-01")).toBe("1 January 2027");
});
