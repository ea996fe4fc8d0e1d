import { expect, test } from "vitest";
import { factOnce, sourceOfFact } from "./zone-facts.ts";

const source = { _type: "reference", _ref: "zoneSource-a" };

test.each([
  ["yes", undefined, "Choose the source that says “yes”, or set the fact to “Not stated”."],
  ["no", undefined, "Choose the source that says “no”, or set the fact to “Not stated”."],
  // A reference that was cleared in the Studio keeps its type.
  ["no", { _type: "reference" }, expect.stringContaining("Choose the source")],
  ["yes", source, true],
  ["no", source, true],
  ["notStated", undefined, true],
  ["notStated", source, true],
  // What is missing has a message of its own.
  [undefined, undefined, true],
])("a zone's fact stated as %s with the source %j is judged: %j", (stated, given, expected) => {
  expect(sourceOfFact(given, { parent: { fact: "desk", stated } })).toEqual(expected);
});

const row = (_key: string, fact?: string) => ({ _key, fact });

test.each([
  [undefined, true],
  [[row("a", "desk"), row("b", "office")], true],
  [[row("a"), row("b")], true],
  [
    [row("a", "desk"), row("b", "office"), row("c", "desk")],
    [
      {
        message: "This fact is in the list already: keep one row of it.",
        path: [{ _key: "c" }, "fact"],
      },
    ],
  ],
])("a zone with the facts %j is judged: %j", (facts, expected) => {
  expect(factOnce(facts)).toEqual(expected);
});
