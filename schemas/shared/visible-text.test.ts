import { expect, test } from "vitest";
import { hasInvisible, visibleText } from "./visible-text.ts";

/** A flag of a part of a country: a black flag, the letters of its name as tags, and their end. */
const flag = (name: string) =>
  `🏴${[...name].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}\u{e007f}`;

test.each([
  ["zero-width spaces", "AED\u200b 375,000\ufeff", "AED 375,000"],
  ["soft hyphens", "relo\u00adcation", "relocation"],
  ["direction marks", "\u202aanna\u202c\u200e", "anna"],
  ["tags", "Home\u{e0001}\u{e0065}\u{e007f}", "Home"],
  ["tags after a flag that none is made of", `🏴${flag("hidden").slice(2)}x`, "🏴x"],
  ["tags behind a flag", `${flag("gbeng")}\u{e0061}\u{e007f}`, flag("gbeng")],
  ["control characters", "one\u0002\u0085", "one"],
  ["joiners that join nothing", "a\u200db \u200cشر\u200c\u200d 🏠\u200d", "ab شر 🏠"],
])("a text is cleaned of %s", (_, text, seen) => {
  expect(hasInvisible(text)).toBe(true);
  expect(visibleText(text)).toBe(seen);
});

test.each([
  "شرکت\u200cها",
  "ශ්\u200dරී Lanka",
  "क्\u200dष",
  "one\ntwo\tthree",
  "👨‍👩‍👧 and 👩🏽‍💻",
  `${flag("gbeng")}${flag("gbsct")} and ${flag("gbwls")}`,
  "🏳️‍🌈🏴‍☠️🇸🇪",
  "5\u00a0%",
  "å, ä, ö",
])("the text %j is left as it is", (text) => {
  expect(hasInvisible(text)).toBe(false);
  expect(visibleText(text)).toBe(text);
});
