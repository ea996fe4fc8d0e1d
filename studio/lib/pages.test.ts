import { expect, test } from "vitest";
import { pageTree } from "./pages.ts";

const page = (_id: string, more: object = {}) => ({
  ...{ _id, _type: "service" as const, slug: "visas", title: "Visas", isOverdue: false },
  ...more,
});

function services(...versions: ReturnType<typeof page>[]) {
  return pageTree(versions).find(({ title }) => title === "Services")?.pages;
}

test("a page is listed once with its draft's title and its pending changes", () => {
  const versions = [
    page("service-visas"),
    page("drafts.service-visas", { title: "Visas, soon" }),
    page("versions.rAutumn.service-visas", { isOverdue: true }),
  ];
  expect(services(...versions)).toEqual([
    {
      ...{ id: "service-visas", type: "service", title: "Visas, soon" },
      ...{ path: "/services/visas", livePath: "/services/visas" },
      ...{ hasDraft: true, isInRelease: true, isOverdue: true },
    },
  ]);
  expect(services(page("drafts.new"))).toMatchObject([
    { id: "new", hasDraft: true, livePath: undefined },
  ]);
  expect(services(page("drafts.new", { slug: null }))).toEqual([]);
});

test("pages that always exist have the Studio's names, in the order of the site", () => {
  const fixed = (_id: string) => page(_id, { _type: _id, slug: null, title: null });
  const [pages] = pageTree([fixed("contactPage"), fixed("homePage")]);
  expect(pages?.pages.map(({ title, path }) => [title, path])).toEqual([
    ["Home page", "/"],
    ["Contact page", "/contact"],
  ]);
});
