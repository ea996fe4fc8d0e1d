import { expect, test } from "vitest";
import { groupRows, rowsToTake, takesOf } from "./row-groups.ts";

const row = (
  id: string,
  outcome: "created" | "updated" | "conflict" | "refused" | "unchanged",
) => ({
  ...{
    id,
    outcome,
    document: `document-${id}`,
    row: 2,
    label: id,
    head: undefined,
    fields: [],
    problems: [],
  },
});

const groups = groupRows([
  row("same", "unchanged"),
  row("new", "created"),
  row("changed", "updated"),
  row("mine", "conflict"),
  row("wrong", "refused"),
]);

test("rows that need a person come first, and rows that say nothing new are left out", () => {
  expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
    ["Refused", ["wrong"]],
    ["To decide", ["mine"]],
    ["New", ["new"]],
    ["Changed", ["changed"]],
  ]);
});

test("what an editor has is replaced only where the row is ticked", () => {
  const taken = rowsToTake(groups, new Map());
  expect([...taken]).toEqual(["new", "changed"]);
  expect(takesOf(groups, taken)).toEqual([]);
  expect(takesOf(groups, new Set([...taken, "mine"]))).toEqual([
    "theirs:mine",
    "theirs:document-mine",
  ]);
});

test("a row that an editor has ticked or unticked stays so when the sheet is looked at again", () => {
  const decided = new Map([
    ["new", false],
    ["mine", true],
    ["wrong", true],
    ["of another sheet", true],
  ]);
  expect([...rowsToTake(groups, decided)]).toEqual(["mine", "changed"]);
});
