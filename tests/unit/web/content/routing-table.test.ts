import { expect, test } from "vitest";
import { fixedPaths, OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { buildRoutingTable } from "#web/content/routing/routing-table.ts";
import { config } from "#web/proxy.ts";

const redirect = (source: string, target: string) => ({
  _id: `redirect${source}`,
  source,
  target,
  permanent: true,
});

function build(redirects: ReturnType<typeof redirect>[]) {
  const problems: string[] = [];
  const pages = [{ _type: "service", slug: "tax" }];
  const table = buildRoutingTable({ pages, redirects }, (problem) => problems.push(problem));
  return { table, problems };
}

test("knows the fixed pages, every page of a slug, and a redirect with its kind", () => {
  const { table, problems } = build([redirect("/home", "/")]);
  expect([...table.paths].sort()).toEqual([...fixedPaths, "/services/tax"].sort());
  expect(table.redirects.find("/home")).toEqual({ target: "/", permanent: true, search: "" });
  expect(problems).toEqual([]);
});

test.each([
  ["to another host", redirect("/a", "//evil.example"), "“To” is //evil.example"],
  ["to a backslash host", redirect("/a", "/\\evil.example"), "“To” is /\\evil.example"],
])("leaves out a redirect %s, and says so", (_name, document, problem) => {
  const { table, problems } = build([document]);
  expect(table.redirects.size).toBe(0);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["the first step of a chain", ["/a", "/b"], ["/b", "/contact"], [undefined, "/contact"]],
  ["both halves of a circle", ["/a", "/b"], ["/b", "/a"], [undefined, undefined]],
  ["the second that starts at a path", ["/a", "/contact"], ["/a", "/about"], ["/contact"]],
  ["none of two that lead to one page", ["/a", "/about"], ["/b", "/about"], ["/about", "/about"]],
])("leaves out %s", (_what, first, second, targets) => {
  const pairs = [first, second].map(([source = "", target = ""]) => redirect(source, target));
  const { table, problems } = build(pairs.map((each, index) => ({ ...each, _id: `${index}` })));
  const found = ["/a", "/b"].slice(0, targets.length).map((path) => table.redirects.find(path));
  expect(found.map((each) => each?.target)).toEqual(targets);
  expect(table.redirects.size).toBe(2 - problems.length);
});

test("the proxy skips exactly the pages that always exist", () => {
  const matcher = new RegExp(`^${config.matcher}$`);
  for (const path of [
    ...fixedPaths,
    OFFLINE_PATH,
    "/service-worker.js",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
  ]) {
    expect(matcher.test(path), path).toBe(false);
  }
  for (const path of [
    "/services/tax",
    "/free-zones/dubai",
    "/contact-us",
    "/about-us",
    "/home",
    "/nope",
    "/contact/x",
    "/share-image/index.png",
  ]) {
    expect(matcher.test(path), path).toBe(true);
  }
});
