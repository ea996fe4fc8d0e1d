import { expect, test } from "vitest";
import { plannedChanges } from "#studio/figures-tool/planned-changes.ts";

const planned = (release: string, value: string) => ({ _id: `versions.${release}.vat`, value });
const release = (name: string, publishAt?: string) => ({
  _id: `_.releases.${name}`,
  metadata: { title: `Release ${name}` },
  publishAt,
});

test("the changes of a figure that wait stand in their order, and those of releases that are over do not", () => {
  const figures = [
    planned("rLater", "8"),
    planned("rOver", "6"),
    planned("rSometime", "9"),
    planned("rSoon", "7"),
  ];
  const releases = [
    release("rSometime"),
    release("rLater", "2999-02-01T00:00:00Z"),
    release("rSoon", "2999-01-01T00:00:00Z"),
  ];
  expect(plannedChanges(figures, releases).map(({ title, value }) => [title, value])).toEqual([
    ["Release rSoon", "7"],
    ["Release rLater", "8"],
    ["Release rSometime", "9"],
  ]);
});
