import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { canRedirect, moveMetadata, redirectMove } from "#studio/renaming/redirect-move.ts";

const move = { from: "/services/a", to: "/services/b" };
const service = (slug: string) => ({
  _id: `service-${slug}`,
  _type: "service",
  slug: { _type: "slug", current: slug },
});
const redirect = (source: string, target: string) => ({
  _id: `redirect${source.replaceAll("/", "-")}`,
  _type: "redirect",
  source,
  target,
  permanent: true,
  active: true,
});

async function lakeWith(...documents: { _id: string; _type: string }[]) {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  for (const document of documents) await client.create(document, { visibility: "sync" });
  const ends = () =>
    client.fetch<string[]>(
      `*[_type == "redirect"] | order(source){ "ends": source + " " + target }.ends`,
    );
  return { client, ends };
}

test("makes the redirect and shortens what led to the old path", async () => {
  const { client, ends } = await lakeWith(redirect("/old", move.from));
  await redirectMove(client, move);
  expect(await ends()).toEqual([`/old ${move.to}`, `${move.from} ${move.to}`]);
});

test("the metadata moves along, its draft too, without a redirect", async () => {
  const metadata = { _id: "metadata", _type: "pageMetadata", path: move.from };
  const draft = { ...metadata, _id: "drafts.metadata" };
  const { client, ends } = await lakeWith(metadata, draft);
  await moveMetadata(client, move);
  expect(await client.getDocument("metadata")).toMatchObject({ path: move.to });
  expect(await client.getDocument("drafts.metadata")).toMatchObject({ path: move.to });
  expect(await ends()).toEqual([]);
});

test("metadata that the new path has already stays as it is", async () => {
  const metadata = { _id: "metadata", _type: "pageMetadata", path: move.from };
  const other = { ...metadata, _id: "other", path: move.to };
  const { client } = await lakeWith(metadata, other);
  await moveMetadata(client, move);
  expect(await client.getDocument("metadata")).toMatchObject({ path: move.from });
});

test("moving there and back leaves one redirect and no loop", async () => {
  const { client, ends } = await lakeWith();
  await redirectMove(client, move);
  await redirectMove(client, { from: move.to, to: move.from });
  expect(await ends()).toEqual([`${move.to} ${move.from}`]);
});

test("a redirect helps only while nothing lives at the old path", async () => {
  const { client } = await lakeWith(service("b"));
  expect(await canRedirect(client, move)).toBe(true);
  await client.create(service("a"), { visibility: "sync" });
  expect(await canRedirect(client, move)).toBe(false);
});
