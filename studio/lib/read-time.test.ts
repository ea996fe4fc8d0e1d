import { expect, test } from "vitest";
import { onOwnClock, ownMoment, readTime } from "./read-time.ts";

test.each([
  ["09:30", "09:30"],
  ["9.30", "09:30"],
  ["9", "09:00"],
  [" 14:05 ", "14:05"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
  ["2.30PM", "14:30"],
  ["24:00", undefined],
  ["13 pm", undefined],
  ["0 am", undefined],
  ["9:60", undefined],
  ["930", undefined],
  ["noon", undefined],
  ["", undefined],
])("%s is read as the time %s", (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

test("a moment on the editor's clock is the moment that was typed", () => {
  const moment = new Date(2027, 0, 5, 7, 4);
  expect(onOwnClock(moment)).toEqual({ day: "2027-01-05", time: "07:04" });
  expect(ownMoment("2027-01-05", "7.04")).toEqual(moment);
  expect(ownMoment("", "07:04")).toBeUndefined();
  expect(ownMoment("2027-01-05", "soon")).toBeUndefined();
});
