import { expect, test } from "vitest";
import { nestedItems, withoutForeignSigns } from "./text.ts";

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
])("the Studio warns of a search text with signs of another program: %s", (text, sign) => {
  expect(withoutForeignSigns(text)).toContain(sign);
});

test.each(["Homes & schools; R&D", "5 < 6 > 4", "Malmö – Riga", undefined])(
  "a search text in words is accepted: %s",
  (text) => expect(withoutForeignSigns(text)).toBe(true),
);
