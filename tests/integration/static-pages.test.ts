import { afterEach, expect, test, vi } from "vitest";
import { pathIn } from "#schemas/shared/languages.ts";
import { slugRoutes } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

// For the file of each page: which pages it renders ahead, from which data, and for how long.

afterEach(() => void vi.useRealTimers());

async function content() {
  const { siteContent } = await import("#web/content/store/site-content.ts");
  siteContent().queriesOf.clear();
  return siteContent();
}

/** Seven minutes before midnight in Dubai. */
const EVENING = new Date("2026-12-31T19:53:00Z");

test("a page holds what its content is, for the rest of the day, and it is known which queries that took", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
  const { getStaticProps } = await import("#web/pages/services/[slug].tsx");
  const { queriesOf } = await content();
  const made = await getStaticProps({ params: { slug: "education" } });
  expect(made).toMatchObject({
    revalidate: 420,
    props: { path: "/services/education", day: "2026-12-31", isDraft: false, asked: null },
  });
  const queries = [...(queriesOf.get("/services/education") ?? [])];
  expect(queries).toContainEqual(expect.stringContaining('"slug":"education"'));
  // As Next sends it: `getStaticProps` may return only what JSON can represent.
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
});

test("where no page lives Next is told so, and asks again", async () => {
  const { getStaticProps } = await import("#web/pages/services/[slug].tsx");
  const { queriesOf } = await content();
  expect(await getStaticProps({ params: { slug: "nothing" } })).toEqual({
    notFound: true,
    revalidate: expect.any(Number),
  });
  expect(queriesOf.size).toBe(0);
});

test("every page of a type is rendered ahead, and a later one when it is asked for", async () => {
  const { staticPathsOf } = await import("#web/page/page-data.ts");
  const ahead: unknown[] = [];
  for (const { type } of slugRoutes) {
    const { paths, fallback } = await staticPathsOf(type)({});
    expect(fallback).toBe("blocking");
    ahead.push(...paths);
  }
  const fixed = /^\/(?:[^/]*|free-zones\/tax-benefits)$/;
  const english = routes.filter((path) => !fixed.test(path));
  const swedish = english.map((path) => pathIn("sv", path));
  expect(ahead.sort()).toEqual([...english, ...swedish].sort());
});

test("the pages that no document describes are made of content too, and claim no address", async () => {
  const { queriesOf } = await content();
  for (const [path, props] of Object.entries({
    "/404": (await import("#web/pages/404.tsx")).getStaticProps,
    "/500": (await import("#web/pages/500.tsx")).getStaticProps,
    "/offline": (await import("#web/pages/offline.tsx")).getStaticProps,
  })) {
    expect(await props({}), path).toMatchObject({
      revalidate: expect.any(Number),
      props: { isDraft: false, head: { robots: "noindex", canonical: null, alternates: {} } },
    });
    expect(queriesOf.get(path)?.size, path).toBeGreaterThan(0);
  }
});
