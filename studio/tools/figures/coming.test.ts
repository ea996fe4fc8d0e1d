import { expect, test } from "vitest";
import { plannedChanges } from "./coming.tsx";

test("a figure's pending changes are listed in order, without finished releases", () => {
  const waiting = ["later", "over", "sometime", "soon"].map((release) => ({
    ...{ _id: `versions.r${release}.vat`, value: release },
  }));
  const release = (name: string, publishAt?: string) => ({
    ...{ _id: `_.releases.r${name}`, metadata: { title: `Release ${name}` }, publishAt },
  });
  const releases = [
    release("sometime"),
    release("later", "2999-02-01T00:00:00Z"),
    release("soon", "2999-01-01T00:00:00Z"),
  ];
  expect(plannedChanges(waiting, releases).map(({ title, value }) => [title, value])).toEqual([
    ["Release soon", "soon"],
    ["Release later", "later"],
    ["Release sometime", "sometime"],
  ]);
});
