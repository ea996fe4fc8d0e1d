import { expect, test } from "vitest";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { faults } from "#tests/support/faulty-lake.ts";
import { createRedirectLookup } from "#web/content/routing/redirect-lookup.ts";
import { changeOf, figureChange, startSite } from "./site-fixture.ts";

const settings = changeOf("siteSettings", "siteSettings");

test("a changed figure renders the pages that show it, then the sitemap and their share pictures", async () => {
  const { applyChanges, revalidated, rendered, ranks } = await startSite();
  expect(await applyChanges(figureChange)).toEqual(["page:/services/tax"]);
  expect(revalidated).toEqual(["page:/services/tax", "sitemap"]);
  await until(() => ranks.includes("derived"), "what no visitor waits for");
  expect(rendered).toEqual([["/services/tax"], ["/sitemap.xml", "/share-image/services/tax.png"]]);
});

test("changed settings render every page, and those that no menu leads to", async () => {
  const { applyChanges, rendered, ranks } = await startSite();
  expect(await applyChanges(settings)).toEqual(["site"]);
  await until(() => ranks.includes("derived"), "the sitemap");
  expect(rendered.flat()).toEqual(
    expect.arrayContaining(["/", "/services/tax", "/offline", "/_unmatched/page", "/sitemap.xml"]),
  );
});

test("a new address is known to the routing table before the change is acknowledged", async () => {
  const { applyChanges, editor, tables } = await startSite();
  await tables.refresh();
  await editor
    .patch("service-tax")
    .set({ slug: { _type: "slug", current: "taxes" } })
    .commit();
  await applyChanges(changeOf("service-tax", "service", ["tax", "taxes"]));
  expect([...(tables.current()?.paths ?? [])]).toContain("/services/taxes");
  expect([...(tables.current()?.paths ?? [])]).not.toContain("/services/tax");
});

test("the routing table is loaded while the pages are looked for", async () => {
  const { promise: tableAsked, resolve } = Promise.withResolvers<void>();
  const { applyChanges } = await startSite({
    findShowing: async () => {
      await tableAsked;
      return [];
    },
    refreshTable: async () => {
      resolve();
      return {
        paths: new Set(),
        redirects: createRedirectLookup([], new Set()),
        turningDays: [],
      };
    },
  });
  expect(await applyChanges(settings)).toEqual(["site"]);
});

test("where a page was is asked for too: a front may still have it", async () => {
  const { applyChanges, editor, rendered } = await startSite();
  await editor
    .patch("service-tax")
    .set({ slug: { _type: "slug", current: "taxes" } })
    .commit();
  await applyChanges(changeOf("service-tax", "service", ["tax", "taxes"]));
  expect(rendered[0]).toEqual(expect.arrayContaining(["/services/taxes", "/services/tax"]));
});

test("a page that moves in the menus comes first, then where it was, then every other page", async () => {
  const { applyChanges, editor, rendered } = await startSite();
  await editor
    .patch("service-tax")
    .set({ slug: { _type: "slug", current: "taxes" } })
    .commit();
  const listing = { menu: ["Tax", null, null, 1], category: "business" };
  expect(
    await applyChanges({
      ...changeOf("service-tax", "service", ["tax", "taxes"]),
      listings: [listing, listing],
    }),
  ).toContain("site");
  const pages = rendered.flat();
  expect(pages.slice(0, 2)).toEqual(["/services/taxes", "/services/tax"]);
  expect(pages).toEqual(expect.arrayContaining(["/", "/about", "/offline", "/_unmatched/page"]));
  expect(new Set(pages).size).toBe(pages.length);
});

test("documents that refer to each other in a circle are followed once", async () => {
  const { applyChanges, editor, faultyLake } = await startSite();
  const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });
  const slug = (current: string) => ({ _type: "slug", current });
  await editor
    .transaction()
    .create({ _id: "a", _type: "service", slug: slug("a"), related: reference("b") })
    .create({ _id: "b", _type: "service", slug: slug("b"), related: reference("a") })
    .commit();
  const before = faultyLake.requests();
  expect(await applyChanges(changeOf("a", "service", ["a", "a"]))).toEqual([
    "page:/services/a",
    "page:/services/b",
  ]);
  // Two steps along the circle and one that finds nothing new, and the routing table.
  expect(faultyLake.requests() - before).toBeLessThanOrEqual(4);
});

test("the changed page comes before those that show it, and they before all that is made of pages", async () => {
  const { applyChanges, editor, rendered, ranks } = await startSite();
  const reference = { _type: "reference", _ref: "service-tax", _weak: true };
  const transaction = editor.transaction();
  const slugs = ["a", "b", "c", "d", "e"];
  for (const slug of slugs) {
    const document = { _id: `service-${slug}`, _type: "service", related: reference };
    transaction.create({ ...document, slug: { _type: "slug", current: slug } });
  }
  await transaction.commit();
  await applyChanges(changeOf("service-tax", "service", ["tax", "tax"]));
  await until(() => ranks.includes("derived"), "the share pictures");
  expect(ranks).toEqual(["first", "rest", "derived"]);
  const others = slugs.map((slug) => `/services/${slug}`);
  expect(rendered.slice(0, 2)).toEqual([["/services/tax", ...others.slice(0, 3)], others.slice(3)]);
});

test("the next change waits for the first pages of the last one, and for nothing else", async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const { applyChanges, tables, faultyLake } = await startSite({
    revalidate: (tags) => void order.push(...tags),
    render: async (paths, rank) => {
      await (rank === "first" ? first : others).promise;
      order.push(`rendered ${paths[0]}`);
    },
  });
  await applyChanges(settings);
  const before = faultyLake.requests();
  const second = applyChanges(figureChange);
  const third = applyChanges(settings);
  // Time enough for a change that does not wait: it would have asked the content lake by now.
  await tables.refresh();
  await tables.refresh();
  expect(faultyLake.requests() - before).toBe(2);
  expect(order).toEqual(["site", "sitemap"]);
  first.resolve();
  await Promise.all([second, third]);
  expect(order.slice(0, 5)).toEqual([
    "site",
    "sitemap",
    "rendered /",
    "page:/services/tax",
    "sitemap",
  ]);
  others.resolve();
});

test("a rendering that never ends gives up its turn", async () => {
  const { applyChanges } = await startSite({
    render: () => new Promise(() => {}),
    turnLimitMs: 50,
  });
  await applyChanges(figureChange);
  expect(await applyChanges(settings)).toEqual(["site"]);
});

test.each(faults)(
  "nothing changes while the content lake %s, and soon after it does",
  async (fault) => {
    const { applyChanges, faultyLake, revalidated } = await startSite();
    faultyLake.fault = fault;
    const attempts = [applyChanges(figureChange), applyChanges(settings)];
    const results = await Promise.allSettled(attempts);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(revalidated).toEqual([]);
    faultyLake.fault = undefined;
    expect(await applyChanges(figureChange)).toEqual(["page:/services/tax"]);
  },
);

test("publishes that came while the content lake hung do not hold up the next one", async () => {
  const { applyChanges, faultyLake } = await startSite();
  faultyLake.fault = "hangs";
  const before = faultyLake.requests();
  const hanging = Promise.allSettled([applyChanges(figureChange), applyChanges(figureChange)]);
  await until(() => faultyLake.requests() > before, "the first question");
  faultyLake.fault = undefined;
  expect(await applyChanges(settings)).toEqual(["site"]);
  expect((await hanging).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
