import { expect, test } from "vitest";
import { phraseOf, placeholdersOf, tagsOf, withPhrase } from "./phrase.ts";

const block = {
  _type: "block",
  _key: "b",
  children: [
    { _type: "span", _key: "1", text: "See ", marks: [] },
    { _type: "span", _key: "2", text: "licences", marks: ["link"] },
    { _type: "span", _key: "3", text: " in more than ", marks: [] },
    { _type: "figureValue", _key: "4", figure: { _ref: "figure-zones" } },
    { _type: "span", _key: "5", text: " free zones", marks: [] },
  ],
};
const phrase = "See <1>licences</1> in more than <2/> free zones";

test("translators get a block of text as one phrase with numbered tags", () => {
  expect(phraseOf(block)).toBe(phrase);
  expect(tagsOf(phrase)).toEqual(["<1>", "<2/>"]);
});

test("a translation may move figures and links but not change them", () => {
  const { children } = withPhrase(block, "I fler än <2/> frizoner: <1>licenser</1>");
  expect(children).toMatchObject([
    { _type: "span", text: "I fler än ", marks: [] },
    { _type: "figureValue", figure: { _ref: "figure-zones" } },
    { _type: "span", text: " frizoner: ", marks: [] },
    { _type: "span", text: "licenser", marks: ["link"] },
  ]);
  expect(new Set(children.map(({ _key }) => _key)).size).toBe(children.length);
  expect(withPhrase(block, phrase).children).toMatchObject(
    block.children.map(({ _key, ...rest }) => rest),
  );
});

test.each(["Se licenser", "<1>a</1> <1>b</1> <2/>", "<1>a</1> <2>b</2>"])(
  "a translation with wrong tags is not used: %s",
  (wrong) => {
    expect(withPhrase(block, wrong)).toBe(block);
  },
);

test("the check of translations compares placeholders in any order", () => {
  expect(placeholdersOf("{to} after {from}")).toEqual(["{from}", "{to}"]);
});
