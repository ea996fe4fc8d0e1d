import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { pathIn } from "#schemas/shared/languages.ts";
import { slugRoutes } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { log } from "#web/lib/log.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

// For the file of each page: which pages it renders ahead, from which data, and for how long.

afterEach(() => void vi.useRealTimers().unstubAllEnvs());

async function content() {
  const { siteContent } = await import("#web/content/store/site-content.ts");
  siteContent().madeFrom.clear();
  return siteContent();
}

/** Seven minutes before midnight in Dubai. */
const EVENING = new Date("2026-12-31T19:53:00Z");

test("a rendered page is fresh until the end of the day, and the site knows which queries it was made from", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: EVENING });
  const { getStaticProps } = await import("#web/pages/services/[slug].tsx");
  const { madeFrom } = await content();
  const made = await getStaticProps({ params: { slug: "education" } });
  expect(made).toMatchObject({
    revalidate: 420,
    props: { path: "/services/education", day: "2026-12-31", isDraft: false, asked: null },
  });
  const queries = [...(madeFrom.get("/services/education")?.queries ?? [])];
  expect(queries).toContainEqual(expect.stringContaining('"slug":"education"'));
  // As Next sends it: `getStaticProps` may return only what JSON can represent.
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
});

test("an unknown address is not found, and checked again later", async () => {
  const { getStaticProps } = await import("#web/pages/services/[slug].tsx");
  const { madeFrom } = await content();
  expect(await getStaticProps({ params: { slug: "nothing" } })).toEqual({
    notFound: true,
    revalidate: expect.any(Number),
  });
  expect(madeFrom.size).toBe(0);
});

test("existing pages are rendered at build time, later ones at the first visit", async () => {
  const { staticPathsOf } = await import("#web/page/page-data.ts");
  const { pageDefinitions } = await import("#web/content/page-definitions.ts");
  const ahead: unknown[] = [];
  for (const { type } of slugRoutes) {
    const { paths, fallback } = await staticPathsOf(pageDefinitions[type])({});
    expect(fallback).toBe("blocking");
    ahead.push(...paths);
  }
  const fixed = /^\/(?:[^/]*|free-zones\/tax-benefits)$/;
  const english = routes.filter((path) => !fixed.test(path));
  const swedish = english.map((path) => pathIn("sv", path));
  expect(ahead.sort()).toEqual([...english, ...swedish].sort());
});

test("error and offline pages use content and have no canonical address", async () => {
  const { madeFrom } = await content();
  for (const [path, props] of Object.entries({
    "/404": (await import("#web/pages/404.tsx")).getStaticProps,
    "/500": (await import("#web/pages/500.tsx")).getStaticProps,
    "/offline": (await import("#web/pages/offline.tsx")).getStaticProps,
  })) {
    expect(await props({}), path).toMatchObject({
      revalidate: expect.any(Number),
      props: { isDraft: false, head: { robots: "noindex", canonical: null, alternates: {} } },
    });
    expect(madeFrom.get(path)?.queries.size, path).toBeGreaterThan(0);
  }
});

const springPage = {
  ...{ _id: "spring", _type: "freePage", title: "Spring", slug: { current: "spring" } },
  ...{ hero: { heading: "Spring" }, sections: [] },
};

test("a page without something that it needs is left out of a build, and the log says what that is", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  await lake.client().createOrReplace(springPage);
  onTestFinished(async () => void (await lake.client().delete(springPage._id)));
  await lake.change("aboutPage", { hero: null });
  (await content()).clearCache();
  const { staticPathsOf } = await import("#web/page/page-data.ts");
  const { freePage } = await import("#web/content/queries/free-page.ts");
  const spring = await import("#web/pages/[...slug].tsx");
  const about = await import("#web/pages/about.tsx");
  const lacks = (path: string, id: string, field: string) =>
    `${path} cannot be rendered: the published document "${id}" has no "${field}".`;

  // What runs does not lose a page that is cached, and Next keeps that page where this throws.
  await expect(spring.getStaticProps({ params: { slug: ["spring"] } })).rejects.toThrow(
    lacks("/spring", "spring", "hero.lead"),
  );
  await expect(about.getStaticProps({})).rejects.toThrow(lacks("/about", "aboutPage", "hero"));
  expect(error).not.toHaveBeenCalled();

  vi.stubEnv("SITE_PHASE", "build");
  expect(await staticPathsOf(freePage)({})).toMatchObject({ paths: [] });
  expect(error).toHaveBeenLastCalledWith(
    expect.stringContaining(lacks("/spring", "spring", "hero.lead")),
  );
  expect(await about.getStaticProps({})).toMatchObject({ notFound: true });
  expect(error).toHaveBeenLastCalledWith(
    expect.stringContaining(lacks("/about", "aboutPage", "hero")),
  );
});

test.each([
  ["homePage", "/", "hero"],
  ["siteSettings", "The frame of every page", "cookieBanner"],
])(
  "a build ends if %s lacks something that it needs, and the message names what",
  async (id, where, field) => {
    await lake.change(id, { [field]: null });
    (await content()).clearCache();
    vi.stubEnv("SITE_PHASE", "build");
    const home = await import("#web/pages/index.tsx");
    await expect(home.getStaticProps({})).rejects.toThrow(
      `${where} cannot be rendered: the published document "${id}" has no "${field}".`,
    );
  },
);
