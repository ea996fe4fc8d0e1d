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
  ["a database of Finland", "27.11.2026 0:00:00", "2026-11-27"],
  ["a program of Finland", "27.11.2026 klo 0.00", "2026-11-27"],
  ["a database of the USA", "11/27/2026 12:00:00 AM", "2026-11-27"],
  ["a browser of the USA", "11/27/2026, 12:00:00\u202fAM", "2026-11-27"],
  ["a program of the USA", "27 Nov 2026 12:00 a.m.", "2026-11-27"],
  ["a browser of Britain", "27/11/2026, 00:00:00", "2026-11-27"],
  ["JSON", "2026-11-27T00:00:00.000Z", "2026-11-27"],
  ["a letter", "the 27th of November 2026", "2026-11-27"],
  ["a cell with spaces that keep a line together", "27\u00a0Nov\u202f2026", "2026-11-27"],
  ["an American", "Mar 1, 2026", "2026-03-01"],
  ["an American with an ending", "March 1st 2026", "2026-03-01"],
  ["an American with “the”", "March the 1st, 2026", "2026-03-01"],
  ["a Briton", "1st of March 2026", "2026-03-01"],
  ["a Briton with the day of the week", "Sunday 1st March, 2026", "2026-03-01"],
  ["a phone", "Sun, Mar 1, 2026", "2026-03-01"],
  ["a German or a Finn, in short", "1.3.26", "2026-03-01"],
  ["a Swede", "27 oktober 2026", "2026-10-27"],
  ["a Swede, formally", "den 1:a mars 2026", "2026-03-01"],
  ["a Swede with the day of the week", "söndag 1 mars 2026", "2026-03-01"],
  ["a Swede without signs", "20260301", "2026-03-01"],
  ["a Dane, formally", "d. 1. marts 2026", "2026-03-01"],
  ["a Dane with a slash", "d. 1/3 2026", "2026-03-01"],
  ["a Swede with a slash", "1/3-2026", "2026-03-01"],
  ["a Norwegian with a slash, in short", "31/12 -26", "2026-12-31"],
  ["a Swede with a short year", "1 mars -26", "2026-03-01"],
  ["a Dane with the day of the week", "søndag d. 1. marts 2026", "2026-03-01"],
  ["a Finn", "1. maaliskuuta 2026", "2026-03-01"],
  ["a Finn with the day of the week", "sunnuntaina 1. maaliskuuta 2026", "2026-03-01"],
  ["a Finn of November, which is no March", "27 marraskuuta 2026", "2026-11-27"],
  ["a Finn without accents", "1 kesakuuta 2026", "2026-06-01"],
  ["an Estonian", "1. märts 2026", "2026-03-01"],
  ["a Latvian", "2026. gada 1. marts", "2026-03-01"],
  ["a Latvian in another case", "1. martā 2026", "2026-03-01"],
  ["a Lithuanian", "2026 m. kovo 1 d.", "2026-03-01"],
  ["a Pole", "1 marca 2026 r.", "2026-03-01"],
  ["a Pole of October", "1 października 2026", "2026-10-01"],
  ["a Pole without accents", "1 pazdziernika 2026", "2026-10-01"],
  ["a Pole with the day of the week", "niedziela, 1 marca 2026", "2026-03-01"],
  ["a Pole with Roman numbers", "1 III 2026", "2026-03-01"],
  ["somebody with a short year", "1 March '26", "2026-03-01"],
  ["a Norwegian", "27. mai 2026", "2026-05-27"],
  ["a Dane", "27. des. 2026", "2026-12-27"],
])("a day as %s writes it is read: %s", (_who, written, day) => {
  expect(readDay(written, today)).toBe(day);
});

test.each([
  ["two days", "3/4/2026"],
  ["two days, in short", "05-11-26"],
  ["a day and a month without a name", "27 kuuta 2026"],
  ["two days with one name", "27 28 November 2026"],
  ["two months", "27 November December 2026"],
  ["a day of 2001 or of 2026", "26-03-01"],
  ["a day beside other words", "27 November 2026 or later"],
  ["a name with a year of two digits", "Nov 27 26"],
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

test.each(["11/27/2026 12:00:00 PM", "27.11.2026 12:00:00", "27.11.2026 10:00:00", "0:00:00"])(
  "a day with another time than its beginning is not read: %s",
  (written) => {
    expect(readDay(written, today)).toBeUndefined();
  },
);
