import { expect, test } from "vitest";
import { shownApart } from "../report.ts";
import { lineOfText } from "../tables/texts.ts";

const point = (text: string) => ({ _key: text, _type: "point", text: lineOfText(text) });

test.each([
  [undefined, "nothing"],
  ["Dubai", "“Dubai”"],
  [true, "true"],
  [12, "12"],
  [lineOfText("VAT is {figure-vat-rate}."), "“VAT is {figure-vat-rate}.”"],
  [[point("Offices"), point("Laboratories")], "“Offices · Laboratories”"],
  [{ _type: "reference", _ref: "emirate-dubai" }, "“emirate-dubai”"],
  [{ _type: "imageWithAlt", alt: "A street", asset: { _ref: "image-1" } }, "“A street, image-1”"],
])("%o is shown as people read it", (value, expected) => {
  expect(shownApart(value, "something else")[0]).toBe(expected);
});

test("a long text is cut, and two are shown where they differ", () => {
  expect(shownApart("a".repeat(100), "b")[0]).toBe(`“${"a".repeat(69)}…`);
  const before =
    "A free zone for film, television and games, in the middle of the city of Abu Dhabi";
  expect(shownApart(lineOfText(`${before}.`), lineOfText(`${before}, and for music.`))).toEqual([
    "…he city of Abu Dhabi.”",
    "…he city of Abu Dhabi, and for music.”",
  ]);
});

test("what differs in nothing that is read is shown as it is kept", () => {
  const [one, other] = shownApart({ _key: "a", text: "Offices" }, { _key: "b", text: "Offices" });
  expect(one).toContain('"_key":"a"');
  expect(other).toContain('"_key":"b"');
});
