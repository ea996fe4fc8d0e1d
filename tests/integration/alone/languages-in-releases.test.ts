import { beforeAll, expect, test, vi } from "vitest";
import { siteContent } from "#web/content/store/site-content.ts";
import { all, documentOf, wordsIn } from "../page-elements.ts";
import { currentReader, renderPage } from "../rendered-pages.ts";
import { withSeededLake } from "../seeded-lake.ts";

const lake = withSeededLake();

const pages = {
  "/contact": () => import("#web/pages/contact.tsx"),
  "/": () => import("#web/pages/index.tsx"),
};

/** What Next gets for a page in Norwegian. */
async function propsOf(path: keyof typeof pages) {
  await currentReader();
  const { getStaticProps } = await pages[path]();
  return getStaticProps({ locale: "no" });
}

const published = () =>
  lake.client().fetch<number>(`count(*[_type == "translation" && language == "no"])`);

beforeAll(async () => {
  expect(await published()).toBe(0);
});

test("a page in a language that is off is not found, and its texts are not asked for", async () => {
  await currentReader();
  const read = vi.spyOn(siteContent(), "read");
  const { getStaticProps } = await pages["/contact"]();
  expect(await getStaticProps({ locale: "no" })).toMatchObject({ notFound: true });
  expect(read).toHaveBeenCalled();
  expect(read.mock.calls.filter(([{ params }]) => params.language === "no")).toEqual([]);
});

test("a language that waits in a release has a page once the release is published and the language is switched on", async () => {
  expect(await propsOf("/contact")).toMatchObject({ notFound: true });
  expect(await propsOf("/")).toMatchObject({ notFound: true });

  await lake.client().releases.publish({ releaseId: "norwegianReader" });
  expect(await propsOf("/contact")).toMatchObject({ notFound: true });
  await lake.change("siteLanguages", { shown: ["sv", "no"] });

  expect(await propsOf("/contact")).toMatchObject({ props: { path: "/contact" } });
  for (const path of Object.keys(pages)) {
    const english = documentOf(await renderPage(path));
    const reader = await currentReader("no");
    const norwegian = documentOf(await renderPage(path, { reader }));
    const figures = (page: Document) =>
      all(page, "[data-figure]").map((each) => [
        each.getAttribute("data-figure"),
        wordsIn(each).replaceAll(/\D/g, ""),
      ]);
    expect(figures(norwegian)).toEqual(figures(english));
    expect(norwegian.querySelector("h1")?.textContent).not.toBe(
      english.querySelector("h1")?.textContent,
    );
  }
});
