import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

const today = "2026-11-28";

test.each([
  ["27 Nov 2026", "2026-11-27"],
  ["27 november 2026", "2026-11-27"],
  ["1. Dec. 2026", "2026-12-01"],
  ["2026-03-04", "2026-03-04"],
  ["27.11.2026", "2026-11-27"],
  ["27.11.2026.", "2026-11-27"],
  ["1. 2. 2027", "2027-02-01"],
  [" 2026-11-27 ", "2026-11-27"],
  ["29 Feb 2027", undefined],
  ["11/12/2026", undefined],
  ["27 Nov", "2026-11-27"],
  ["31 Jan", "2027-01-31"],
  ["31.1.", "2027-01-31"],
  ["29 Feb", undefined],
  ["27 Nox 2026", undefined],
  ["tomorrow", undefined],
  ["", undefined],
])("typing “%s” gives the day %s", (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

test.each([
  ["Excel of Britain", "27/11/2026", "2026-11-27"],
  ["Excel of the USA", "11/27/26", "2026-11-27"],
  ["Excel of Finland, in short", "27.11.26", "2026-11-27"],
  ["Excel of Denmark", "27-11-2026", "2026-11-27"],
  ["a cell in which 27 Nov 2026 was typed", "27-Nov-26", "2026-11-27"],
  ["Numbers", "Friday, 27 November 2026", "2026-11-27"],
  ["Google Sheets", "Nov 27, 2026", "2026-11-27"],
  ["LibreOffice in Lithuanian", "2026.11.27", "2026-11-27"],
  ["a program that writes a time", "2026-11-27 00:00:00", "2026-11-27"],
  ["JSON", "2026-11-27T00:00:00.000Z", "2026-11-27"],
  ["a letter", "the 27th of November 2026", "2026-11-27"],
  ["a cell with spaces that keep a line together", "27\u00a0Nov\u202f2026", "2026-11-27"],
  ["a Swede", "27 oktober 2026", "2026-10-27"],
  ["a Norwegian", "27. mai 2026", "2026-05-27"],
  ["a Dane", "27. des. 2026", "2026-12-27"],
])("a day as %s writes it is read: %s", (_who, written, day) => {
  expect(readDay(written, today)).toBe(day);
});

test.each([
  ["two days", "3/4/2026"],
  ["two days, in short", "05-11-26"],
  ["the Finnish November, which is no March", "27 marraskuuta 2026"],
  ["a month with its year", "Nov 26"],
  ["another day than the one that is written", "2026-11-27T22:00:00Z"],
  ["a day that is not there", "31/11/2026"],
  ["a number", "46353"],
])("a text that may mean %s is not read: %s", (_what, written) => {
  expect(readDay(written, today)).toBeUndefined();
});

test("a date with one number as day and month is read, whichever comes first", () => {
  expect(readDay("11/11/2026", today)).toBe("2026-11-11");
});
