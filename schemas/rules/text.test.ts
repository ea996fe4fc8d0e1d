import { expect, test } from "vitest";
import { nestedItems, wellWritten } from "./text.ts";

const item = (level: number, listItem = "bullet") => ({
  _key: `${listItem}-${level}`,
  _type: "block",
  listItem,
  level,
});
const paragraph = { _key: "paragraph", _type: "block" };

test.each([
  [[item(1), item(2), item(3), item(1), item(2)]],
  [[item(1), item(1, "number"), item(2, "number"), item(1)]],
  [[item(1, "number"), item(2, "bullet"), item(1, "number"), item(2, "number")]],
  [[paragraph]],
  [undefined],
])("a list whose points all have words is accepted", (blocks) => {
  expect(nestedItems(blocks)).toBe(true);
});

test.each([
  [[item(2)], ["bullet-2"]],
  [[item(1), item(3)], ["bullet-3"]],
  [[item(1), item(2), paragraph, item(2, "number")], ["number-2"]],
  [[item(1, "number"), item(2, "number"), item(2), item(1, "number")], ["bullet-2"]],
])(
  "the Studio warns of a list with an empty point, or with a number that starts again",
  (blocks, keys) => {
    const problems = nestedItems(blocks);
    expect(problems === true ? [] : problems.map(({ path }) => path[0]?._key)).toEqual(keys);
  },
);

test.each([
  ["Homes &amp; schools", "“&amp;”"],
  ["Riga &ndash; Dubai", "“&ndash;”"],
  ["A <b>home</b>", "“<b>”"],
  ["MalmÃ¶", "encoding"],
  ["## Corporate tax", "“##”: this is no heading"],
  ["a rate of **9 %**", "“**”"],
  ["9 %[^1] of it", "“[^1]”: leave out the mark"],
  ["| Band | Rate |\n|---|---|", "“|”: this is no table"],
])("the Studio warns of a text with signs of another program: %s", (text, sign) => {
  expect(wellWritten(text)).toContain(sign);
});

test.each([
  "Homes & schools; R&D",
  "5 < 6 > 4",
  "Malmö – Riga",
  "Tax | Nordune",
  "#1 of 4",
  undefined,
])("a text in words is accepted: %s", (text) => expect(wellWritten(text)).toBe(true));

test.each([
  ["Turnover above AED 375,0001 a year", "375,0001"],
  ["1,250,00012", "1,250,00012"],
  ["2375,000 dirhams", "2375,000"],
  ["from 1,0002 to 2,000", "1,0002"],
  ["at most AED 10,\n000 a year", "10,000"],
])(
  "the Studio warns of an amount with the mark of a footnote or the number of a list, or over two lines: %s",
  (text, amount) => {
    expect(wellWritten(text)).toContain(`“${amount}”`);
  },
);

test.each([
  "AED 375,000, 1,250,000 or 90,000.50",
  "Since January 31,2026",
  "In 2026, 1000 zones; 12,34,567 rupees; +971 4,000",
  undefined,
])("a text with whole amounts is accepted: %s", (text) => expect(wellWritten(text)).toBe(true));
