import { expect, test } from "vitest";
import { groupRows, takenByDefault, takesOf } from "./row-groups.ts";

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
  const taken = takenByDefault(groups);
  expect([...taken]).toEqual(["new", "changed"]);
  expect(takesOf(groups, taken)).toEqual([]);
  expect(takesOf(groups, new Set([...taken, "mine"]))).toEqual([
    "theirs:mine",
    "theirs:document-mine",
  ]);
});
