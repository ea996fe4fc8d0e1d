import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import { canRedirect, moveMetadata, redirect } from "./redirects.ts";

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** A lake with documents and an empty release. */
async function lakeWith(...documents: Stored[]) {
  const client = clientOf(await startTestLake());
  const raw = client.withConfig({ perspective: "raw" });
  for (const document of documents) await client.create(document, { visibility: "sync" });
  await client.releases.create({ releaseId: "spring", metadata: { title: "Spring" } });
  return {
    client: raw,
    /** The active redirects as "/from /to". */
    ends: () =>
      client.fetch<string[]>(
        `*[_type == "redirect" && active] | order(source){ "ends": source + " " + target }.ends`,
      ),
    metadata: () =>
      raw.fetch<string[]>(
        `*[_type == "pageMetadata" && !(_id in path("versions.**"))] | order(_id).path`,
      ),
    publish: (releaseId: string | undefined) =>
      releaseId === undefined ? undefined : client.releases.publish({ releaseId }),
  };
}

const move = { from: "/services/a", to: "/services/b" };
const service = (slug?: string) => ({ _id: `${slug}`, _type: "service", slug: { current: slug } });
/** A valid redirect. */
const stored = (source: string, target: string, id = source.replaceAll("/", "-")) => ({
  ...{ _id: `redirect${id}`, _type: "redirect" },
  ...{ source, target, permanent: true, active: true },
});

test("a redirect is offered only if the old address is free and the new page exists", async () => {
  const { client } = await lakeWith();
  const at = async (to: string | undefined) => canRedirect(client, { from: move.from, to });
  expect([await at(move.to), await at(undefined)]).toEqual([false, true]);
  await client.create(service("b"), { visibility: "sync" });
  expect(await at(move.to)).toBe(true);
  await client.create(service("a"), { visibility: "sync" });
  expect([await at(move.to), await at(undefined)]).toEqual([false, false]);
});

describe.each([
  ["at once", undefined],
  ["with a release, and not before", "spring"],
])("%s", (_name, releaseId) => {
  test.each<[string, Stored[], string[], choices?: string[]]>([
    [
      "leaves others alone, and shortens what led to the old path",
      [stored("/x", "/contact"), stored("/y", move.from)],
      ["/x /contact", "/y /services/b"],
    ],
    ["opens the new path", [stored(move.to, "/contact")], []],
    ["turns in no circle", [stored(move.to, move.from)], []],
    ["goes to the last choice", [], [], ["/services/other", move.to]],
    ["takes up a paused one", [{ ...stored(move.from, "/contact"), active: false }], []],
    [
      "takes the place of two from the same path",
      [stored(move.from, "/contact", "one"), stored(move.from, "/about", "two")],
      [],
    ],
  ])("a redirect %s", async (_does, before, others, choices = [move.to]) => {
    const lake = await lakeWith(...before);
    const endsBefore = await lake.ends();
    for (const to of choices) await redirect(lake.client, { from: move.from, to }, releaseId);
    if (releaseId !== undefined) expect(await lake.ends()).toEqual(endsBefore);
    await lake.publish(releaseId);
    expect(await lake.ends()).toEqual([`${move.from} ${move.to}`, ...others]);
  });

  test.each<[string, string[], string[], string[]]>([
    ["moves along, without a redirect", [move.from], [move.to], [move.to]],
    ["stays where the new path has its own", [move.from, move.to], [move.from, move.to], [move.to]],
    ["of other pages stays", ["/contact"], ["/contact"], [move.to]],
    ["goes to the last choice", [move.from], [move.to], ["/services/other", move.to]],
    ["is back once the page stays after all", [move.from], [move.from], [move.to, move.from]],
  ])("metadata %s", async (_does, before, after, choices) => {
    const lake = await lakeWith(
      ...before.map((path, at) => ({ _id: `metadata-${at}`, _type: "pageMetadata", path })),
    );
    for (const [at, to] of choices.entries()) {
      const from = releaseId === undefined ? (choices[at - 1] ?? move.from) : move.from;
      await moveMetadata(lake.client, { from, to }, releaseId);
    }
    if (releaseId !== undefined) expect(await lake.metadata()).toEqual(before);
    await lake.publish(releaseId);
    expect(await lake.metadata()).toEqual(after);
    expect(await lake.ends()).toEqual([]);
  });
});

test("a renamed page takes drafts of its search texts along, and replaces a draft of a redirect", async () => {
  const metadata = { _id: "drafts.metadata", _type: "pageMetadata", path: move.from };
  const lake = await lakeWith(metadata, { ...stored(move.from, "/about"), _id: "drafts.redirect" });
  await moveMetadata(lake.client, move);
  await redirect(lake.client, move);
  expect(await lake.metadata()).toEqual([move.to]);
  expect(await lake.client.fetch(`*[_type == "redirect"].target`)).toEqual([move.to]);
});
