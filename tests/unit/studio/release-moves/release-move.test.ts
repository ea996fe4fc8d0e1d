import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import {
  moveMetadataWithRelease,
  redirectWithRelease,
} from "#studio/release-moves/release-move.ts";

const move = { releaseId: "spring", from: "/services/a", to: "/services/b" };
const metadata = { _id: "metadata", _type: "pageMetadata", path: move.from };
const redirect = (source: string, target: string) => ({
  _id: `redirect${source.replaceAll("/", "-")}`,
  _type: "redirect",
  source,
  target,
  permanent: true,
  active: true,
});

/** A lake with documents and a release that nobody has filled yet. */
async function lakeWith(...documents: { _id: string; _type: string }[]) {
  const client = clientOf(await startTestLake());
  for (const document of documents) await client.create(document, { visibility: "sync" });
  await client.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
  return {
    client,
    ends: () =>
      client.fetch<string[]>(
        `*[_type == "redirect" && active] | order(source){ "ends": source + " " + target }.ends`,
      ),
    pathsOfMetadata: () => client.fetch<string[]>(`*[_type == "pageMetadata"].path`),
    publish: () => client.releases.publish({ releaseId: "spring" }),
  };
}

test("the redirect waits for the release, shortens what led to the old path and opens the new one", async () => {
  const before = [redirect("/old", move.from), redirect(move.to, "/contact")];
  const lake = await lakeWith(...before);
  await redirectWithRelease(lake.client, move);
  expect(await lake.ends()).toEqual([`/old ${move.from}`, `${move.to} /contact`]);
  await lake.publish();
  expect(await lake.ends()).toEqual([`/old ${move.to}`, `${move.from} ${move.to}`]);
});

test("of two redirects from the old path, one leads on and the other is paused with the release", async () => {
  const before = [redirect(move.from, "/contact"), redirect(move.from, "/about")];
  const lake = await lakeWith(...before.map((each, index) => ({ ...each, _id: `twin-${index}` })));
  await redirectWithRelease(lake.client, move);
  expect(await lake.ends()).toHaveLength(2);
  await lake.publish();
  expect(await lake.ends()).toEqual([`${move.from} ${move.to}`]);
});

test("who thinks again while the release waits changes the same redirect", async () => {
  const lake = await lakeWith();
  await redirectWithRelease(lake.client, { ...move, to: "/services/other" });
  await redirectWithRelease(lake.client, move);
  await lake.publish();
  expect(await lake.ends()).toEqual([`${move.from} ${move.to}`]);
});

test("the metadata moves along with the release, without a redirect, not before, and to the last choice", async () => {
  const lake = await lakeWith(metadata);
  await moveMetadataWithRelease(lake.client, { ...move, to: "/services/other" });
  await moveMetadataWithRelease(lake.client, move);
  expect(await lake.pathsOfMetadata()).toEqual([move.from]);
  await lake.publish();
  expect(await lake.pathsOfMetadata()).toEqual([move.to]);
  expect(await lake.ends()).toEqual([]);
});

test("the metadata stays where it is once the page stays after all", async () => {
  const lake = await lakeWith(metadata);
  await moveMetadataWithRelease(lake.client, move);
  await moveMetadataWithRelease(lake.client, { ...move, to: move.from });
  await lake.publish();
  expect(await lake.pathsOfMetadata()).toEqual([move.from]);
});
