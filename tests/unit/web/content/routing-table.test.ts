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
  ["from a live page", redirect("/services/tax", "/"), "/services/tax is a live page"],
  ["in a loop", redirect("/a", "/a"), "leads to itself"],
  ["to no page", redirect("/a", "/gone"), "No page lives at /gone now"],
  ["to another host", redirect("/a", "//evil.example"), "“To” is //evil.example"],
  ["to a backslash host", redirect("/a", "/\\evil.example"), "“To” is /\\evil.example"],
  ["from what campaigns add", redirect("/about?utm_source=x", "/"), "Leave out utm_source"],
  ["to a full address", redirect("/a", "https://evil.example/"), "Start with a slash"],
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

test("knows 20,000 redirects of a move, of every kind", () => {
  const { table, problems } = build(
    Array.from({ length: 5_000 }, (_, n) => [
      redirect(`/old/${n}`, "/contact"),
      redirect(`/ö/${n}/`, "/about"),
      redirect(`/?p=${n}`, "/services/tax"),
      redirect(`/blog/${n}/*`, "/free-zones"),
    ]).flat(),
  );
  expect(problems).toEqual([]);
  expect(table.redirects.size).toBe(20_000);
  expect(table.redirects.find("/old/4999")?.target).toBe("/contact");
  expect(table.redirects.find("/%C3%B6/4999")?.target).toBe("/about");
  expect(table.redirects.find("/", "?p=4999")?.target).toBe("/services/tax");
  expect(table.redirects.find("/blog/4999/2019/a-post")?.target).toBe("/free-zones");
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
