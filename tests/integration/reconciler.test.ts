import { expect, test } from "vitest";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { fetchInventory, type Inventory } from "#web/content/freshness/inventory.ts";
import { expectOutput, startContent, startLookedSite, startSite } from "./site-fixture.ts";

const shortPause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test("the first look renders every page anew", async () => {
  const { freshness, revalidated, rendered } = await startSite();
  freshness.ring();
  await freshness.idle();
  expect(revalidated).toEqual(["site", "sitemap"]);
  expect(rendered.flat()).toEqual(expect.arrayContaining(["/", "/services/tax", "/offline"]));
});

test("with the content lake away it is looked again, less and less often, until it is back", async () => {
  const errors = expectOutput("error");
  const content = await startContent();
  content.faultyLake.fault = "refuses";
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    if (pauses.length === 3) content.faultyLake.fault = undefined;
  };
  const { freshness, revalidated } = await startSite({ content, pause });
  freshness.ring();
  await freshness.idle();
  expect(pauses).toEqual([250, 500, 1000]);
  expect(errors.lines()).toHaveLength(3);
  expect(revalidated).toEqual(["site", "sitemap"]);
});

test("a look that finds nothing new renders nothing", async () => {
  const { freshness, revalidated, rendered } = await startLookedSite();
  freshness.ring();
  await freshness.idle();
  expect([revalidated, rendered]).toEqual([[], []]);
});

test("what came unannounced is found by its pulse: a change, a new page, a deletion", async () => {
  const { freshness, editor, revalidated } = await startLookedSite();
  const slug = (current: string) => ({ _type: "slug", current });
  const find = async () => {
    revalidated.length = 0;
    expect(await freshness.checkPulse()).toBe(true);
    await freshness.idle();
    expect(await freshness.checkPulse()).toBe(false);
    return revalidated;
  };
  expect(await freshness.checkPulse()).toBe(false);
  await editor.patch("figure-vat").set({ value: "6" }).commit();
  expect(await find()).toEqual(["page:/services/tax", "sitemap"]);
  await editor.create({ _id: "service-visas", _type: "service", slug: slug("visas") });
  expect(await find()).toEqual(["page:/services/visas", "sitemap", "paths"]);
  await editor.delete("service-visas");
  expect(await find()).toEqual(["page:/services/visas", "sitemap", "paths"]);
});

test("a pulse is one small question", async () => {
  const { freshness, faultyLake } = await startLookedSite();
  const before = faultyLake.requests();
  await freshness.checkPulse();
  expect(faultyLake.requests() - before).toBe(1);
});

test("an announced revision is looked for until the index has it", async () => {
  const content = await startContent();
  const behind: { inventory?: Inventory; reads: number } = { reads: 0 };
  const { freshness, editor, revalidated } = await startLookedSite({
    content,
    pause: shortPause,
    readInventory: async () => {
      behind.reads += 1;
      return behind.inventory ?? fetchInventory(content.asking);
    },
  });
  behind.inventory = await fetchInventory(content.asking);
  behind.reads = 0;
  const { _id, _rev: rev } = await editor.patch("figure-vat").set({ value: "6" }).commit();
  freshness.ring({ _id, rev });
  await until(() => behind.reads > 3, "looks at an index that is behind");
  expect(revalidated).toEqual([]);
  behind.inventory = undefined;
  await freshness.idle();
  expect(revalidated).toEqual(["page:/services/tax", "sitemap"]);
});

test("a deletion is looked for too, and a revision that was replaced is not", async () => {
  const { freshness, editor, revalidated, faultyLake } = await startLookedSite();
  const first = await editor.patch("figure-vat").set({ value: "6" }).commit();
  await editor.patch("figure-vat").set({ value: "7" }).commit();
  const before = faultyLake.requests();
  freshness.ring({ _id: first._id, rev: first._rev, updatedAt: first._updatedAt });
  await freshness.idle();
  expect(revalidated).toEqual(["page:/services/tax", "sitemap"]);
  // One look, the routing table, and who shows it: no second look.
  expect(faultyLake.requests() - before).toBeLessThanOrEqual(4);
  await editor.delete("redirect-home");
  freshness.ring({ _id: "redirect-home", rev: null });
  await freshness.idle();
});

test("a revision that never comes is given up, and reported", async () => {
  const warnings = expectOutput("warn");
  let now = 0;
  const { freshness } = await startLookedSite({
    now: () => now,
    pause: async (milliseconds) => {
      now += milliseconds;
    },
  });
  freshness.ring({ _id: "figure-vat", rev: "never" });
  await freshness.idle();
  expect(warnings.lines()).toEqual([expect.stringMatching(/revision never of figure-vat/)]);
  expect(now).toBeGreaterThanOrEqual(30_000);
});

test("ninety changes at once are shown by a few looks, and rendered once each", async () => {
  const rendering = Promise.withResolvers<void>();
  const marked: string[][] = [];
  const { freshness, editor } = await startLookedSite({
    revalidate: (tags) => void marked.push([...tags]),
    render: () => rendering.promise,
    turnLimitMs: 50,
  });
  marked.length = 0;
  const ids = Array.from({ length: 90 }, (_, index) => `figure-${index}`);
  const transaction = editor.transaction();
  for (const _id of ids) transaction.create({ _id, _type: "figure", value: "1" });
  const { transactionId } = await transaction.commit();
  for (const _id of ids) freshness.ring({ _id, rev: transactionId });
  await freshness.idle();
  rendering.resolve();
  expect(marked.length).toBeLessThanOrEqual(2);
});

test("200 changes in a row end with the last", async () => {
  const shown: unknown[] = [];
  const content = await startContent();
  const { freshness, editor } = await startLookedSite({
    content,
    revalidate: async () => {
      shown.push(await content.editor.fetch(`*[_id == "figure-vat"][0].value`));
    },
  });
  for (let value = 1; value <= 200; value += 1) {
    const { _id, _rev: rev } = await editor
      .patch("figure-vat")
      .set({ value: `${value}` })
      .commit();
    freshness.ring({ _id, rev });
  }
  await freshness.idle();
  expect(shown.at(-1)).toBe("200");
});

test("an instance that was told nothing agrees after its next look", async () => {
  const content = await startContent();
  const told = await startLookedSite({ content });
  const untold = await startLookedSite({ content });
  const { _id, _rev: rev } = await content.editor.patch("figure-vat").set({ value: "6" }).commit();
  told.freshness.ring({ _id, rev });
  await told.freshness.idle();
  expect(await untold.freshness.checkPulse()).toBe(true);
  await untold.freshness.idle();
  expect(untold.revalidated).toEqual(told.revalidated);
});

test("a dataset that seems emptied changes nothing, and is believed again when it is whole", async () => {
  const errors = expectOutput("error");
  const content = await startContent();
  const ids = Array.from({ length: 12 }, (_, index) => `service-${index}`);
  const makeServices = async () => {
    const transaction = content.editor.transaction();
    for (const _id of ids) {
      transaction.create({ _id, _type: "service", slug: { _type: "slug", current: _id } });
    }
    await transaction.commit();
  };
  await makeServices();
  const { freshness, tables, revalidated } = await startLookedSite({ content, pause: shortPause });
  const removal = content.editor.transaction();
  for (const _id of [...ids, "service-tax"]) removal.delete(_id);
  await removal.commit();
  freshness.ring();
  await until(() => errors.lines().length > 1, "a second look");
  expect(errors.lines()[0]).toMatch(/2 documents, where there were 15/);
  await expect(tables.refresh()).rejects.toThrow("0 pages, where there were 13");
  expect(tables.current()?.paths).toContain("/services/service-3");
  expect(revalidated).toEqual([]);
  await makeServices();
  await freshness.idle();
  expect(tables.current()?.paths).toContain("/services/service-3");
  expect(revalidated).toContain("page:/services/service-3");
});
