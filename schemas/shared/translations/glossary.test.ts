import { expect, test } from "vitest";
import { termsInOtherWords } from "./glossary.ts";

/** The terms that a Swedish text lacks. */
const lacking = (source: string, text: string, acceptedTerms?: string[]) =>
  termsInOtherWords({ source, text, acceptedTerms }, "sv").map(({ english }) => english);

test("a text lacks a term that it renders in other words, whatever its case and number", () => {
  expect(lacking("Free zones and leases", "Frihandelsområden och kontrakt")).toEqual([
    ...["free zone", "lease"],
  ]);
  expect(lacking("Free zones and leases", "Frizoner och hyresavtalen")).toEqual([]);
  expect(termsInOtherWords({ source: "A tax treaty", text: "Traktat" }, "sv")).toEqual([
    { english: "tax treaty", word: "skatteavtal" },
  ]);
});

test("a text with “free zone company” is checked for that term, not for “free zone” within it", () => {
  expect(lacking("A free zone company", "Ett bolag i en frizon")).toEqual(["free zone company"]);
  expect(lacking("The VAT return", "Momsen")).toEqual(["VAT return"]);
});

test("names, parts of other words and names in braces are no terms", () => {
  expect(lacking("Jebel Ali Free Zone", "Jebel Ali Free Zone")).toEqual([]);
  expect(lacking("Branching out, released", "På nya vägar")).toEqual([]);
  expect(lacking("{turnover} a year", "{turnover} om året")).toEqual([]);
  expect(lacking("The Free Zone", "Zonen")).toEqual(["free zone"]);
});

test("an editor's acceptance holds for its term alone", () => {
  const [source, text] = ["Leases in a free zone", "Kontrakt i zonen"];
  expect(lacking(source, text, ["lease"])).toEqual(["free zone"]);
});
