import { expect, test } from "vitest";
import { plannedChanges, plannedFiguresQuery } from "#studio/figures-tool/planned-changes.ts";
import { clientOf, startTestLake } from "#tests/contract/content-lake/lake-fixture.ts";

const figure = { _id: "figure-vat", _type: "figure", value: "5" };

test("the changes of a figure that wait stand in their order, and those of releases that are over do not", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  await client.create(figure, { visibility: "sync" });
  const add = async (releaseId: string, value: string, _id = figure._id) => {
    await client.releases.create({ releaseId, metadata: { title: `${value} %` } });
    const document = { ...figure, value, _id: `versions.${releaseId}.${_id}` };
    const actionType = "sanity.action.document.version.create" as const;
    await client.action({ actionType, publishedId: _id, document });
  };
  await add("rLater", "8");
  await add("rSometime", "9");
  await add("rSoon", "7");
  await add("rOver", "6");
  await add("rOther", "1", "figure-other");
  await client.releases.schedule({ releaseId: "rLater", publishAt: "2999-02-01T00:00:00Z" });
  await client.releases.schedule({ releaseId: "rSoon", publishAt: "2999-01-01T00:00:00Z" });
  await client.releases.archive({ releaseId: "rOver" });

  const changes = plannedChanges(await client.fetch(plannedFiguresQuery, { id: figure._id }));
  expect(changes.map(({ releaseId, title }) => [releaseId, title])).toEqual([
    ["rSoon", "7 %"],
    ["rLater", "8 %"],
    ["rSometime", "9 %"],
  ]);
});
