import { readFile } from "node:fs/promises";
import { applyWrites, findProblems } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { figureDocuments } from "#scripts/seed/content/figures/index.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { pictureFile } from "#scripts/seed/pictures/picture-file.ts";
import { seed } from "#scripts/seed/seed.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { emptyLake } from "#tests/contract/content/content-fixture.ts";

const rate = "figure-corporate-tax-rate";
/** A figure that no other figure refers to, so that the lake lets it go. */
const deletable = "figure-vat-rate";
const allIds = seedDocuments.map(({ _id }) => _id);

/** Revision of every document in the lake, assets and bookkeeping included. */
async function revisions(client: SanityClient): Promise<Record<string, string>> {
  const documents = await client.fetch<{ _id: string; _rev: string }[]>("*[]{ _id, _rev }");
  return Object.fromEntries(documents.map(({ _id, _rev }) => [_id, _rev]));
}

/** The figures with another value for the corporate tax rate. */
const figuresWithRate = (value: string) =>
  figureDocuments.map((document) => (document._id === rate ? { ...document, value } : document));

test("the first run creates everything, the second changes nothing", async () => {
  const client = await emptyLake();
  const first = await seed(client, { documents: seedDocuments });
  expect(first.documents.created).toEqual(allIds);
  expect(first.uploadedPictures).toBeGreaterThan(0);
  const before = await revisions(client);

  const second = await seed(client, { documents: seedDocuments });
  expect(second.documents.unchanged).toEqual(allIds);
  expect(second.uploadedPictures).toBe(0);
  expect(await revisions(client)).toEqual(before);

  const url = await client.fetch<string>(`*[_id == "homePage"][0].hero.image.asset->url`);
  const served = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(served.equals(await readFile(pictureFile("hero").path))).toBe(true);

  const findings = await findProblems(
    siteContent(client),
    seedDocuments,
    [],
    new Set(Object.keys(before)),
  );
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
});

const withoutUnit = figureDocuments.map(({ unit, ...rest }) =>
  rest._id === rate || unit === undefined ? rest : { ...rest, unit },
);
const edit = (fields: object) => (client: SanityClient) => client.patch(rate).set(fields).commit();
const draft = async (client: SanityClient) =>
  client.create({ ...(await client.getDocument(rate)), _id: `drafts.${rate}`, _type: "figure" });
const remove = (client: SanityClient) => client.delete(deletable);
const loseBase = async (client: SanityClient) => {
  await client.delete({ query: '*[_type == "contentBase"]' });
  await edit({ value: "edited" })(client);
};
const nobody = async () => {};

const edited = edit({ value: "edited" });
const relabelled = edit({ label: "edited" });
const next = figuresWithRate("11");
const now = figureDocuments;

/** What editors do after the first seeding, the next seed, what comes of it, what is stored then. */
type Row = [
  what: string,
  by: (client: SanityClient) => Promise<unknown>,
  documents: typeof seedDocuments,
  outcome: Record<string, string[]>,
  stored?: Record<string, unknown>,
];

const rows: Row[] = [
  ["what nobody touched is updated", nobody, next, { updated: [rate] }, { value: "11", unit: "%" }],
  [
    "a field that left the seed is removed",
    nobody,
    withoutUnit,
    { updated: [rate] },
    { unit: undefined },
  ],
  ["an edited document is kept", edited, next, { keptEdited: [rate] }, { value: "edited" }],
  [
    "changes of two fields both hold",
    relabelled,
    next,
    { updated: [rate] },
    { label: "edited", value: "11" },
  ],
  ["a document with a draft is kept", draft, next, { keptEdited: [rate] }, { value: "9" }],
  ["a deleted document stays deleted", remove, now, { keptDeleted: [deletable] }],
  [
    "without a base, what was edited is kept",
    loseBase,
    now,
    { keptEdited: [rate] },
    { value: "edited" },
  ],
];
const forced: Row[] = [
  ["an edited document is overwritten", edited, next, { updated: [rate] }, { value: "11" }],
  ["a draft is discarded", draft, next, { updated: [rate] }, { value: "11" }],
  ["a deleted document comes back", remove, now, { created: [deletable] }],
];

test.each([
  ...rows.map((row) => ({ what: row[0], row, isForced: false })),
  ...forced.map((row) => ({ what: row[0], row, isForced: true })),
])("seeding again, by force ($isForced): $what", async ({ row, isForced }) => {
  const [, by, documents, outcome, stored = {}] = row;
  const client = await emptyLake();
  await seed(client, { documents: figureDocuments });
  await by(client);
  const force = isForced ? Object.values(outcome).flat() : undefined;
  const report = await seed(client, { documents, ...(force && { force }) });
  const unchanged = expect.objectContaining({ length: documents.length - 1 });
  expect(report.documents).toMatchObject({ ...outcome, unchanged });
  for (const id of outcome.keptDeleted ?? []) expect(await client.getDocument(id)).toBeUndefined();
  const found = await client.getDocument<Record<string, unknown>>(rate);
  for (const [field, value] of Object.entries(stored)) expect(found?.[field]).toEqual(value);
  if (isForced) expect(await client.getDocument(`drafts.${rate}`)).toBeUndefined();
});

test("content that breaks a rule is refused whole, with its document and field", async () => {
  const client = await emptyLake();
  await expect(seed(client, { documents: figuresWithRate(" ") })).rejects.toThrow(
    /None of .* was written.*figure-corporate-tax-rate: value:/s,
  );
  expect(await revisions(client)).toEqual({});
});

test("a reference to a document that an editor deleted is refused by name", async () => {
  const client = await emptyLake();
  await seed(client, { documents: figureDocuments });
  await client.delete(deletable);
  await expect(seed(client, { documents: seedDocuments })).rejects.toThrow(
    /service-business-registration: .+: refers to "figure-vat-rate"/,
  );
  expect(await client.getDocument("homePage")).toBeUndefined();
});

test("an edit made while the seed runs is not lost", async () => {
  const client = await emptyLake();
  const [document] = figureDocuments;
  if (document === undefined) throw new Error("The seed has no figure to test with.");
  const stale = await client.create(document);
  await client.patch(document._id).set({ value: "edited" }).commit();
  const write = { id: document._id, before: stale, after: { ...document, value: "seeded" } };
  await expect(applyWrites(client, [write], { title: "test" })).rejects.toThrow(
    /Nothing was written.*run it again/s,
  );
  expect(await client.getDocument(document._id)).toMatchObject({ value: "edited" });
});

test("an unknown id after --force is refused", async () => {
  const client = await emptyLake();
  await expect(
    seed(client, { documents: figureDocuments, force: ["figure-unknown"] }),
  ).rejects.toThrow("--force names documents that the seed does not have: figure-unknown");
});

test("a document that left the seed stays, and is named", async () => {
  const client = await emptyLake();
  await seed(client, { documents: figureDocuments });
  const report = await seed(client, {
    documents: figureDocuments.filter(({ _id }) => _id !== deletable),
  });
  expect(report.left).toEqual([deletable]);
  expect(await client.getDocument(deletable)).toBeDefined();
});
