import { expect, test } from "vitest";
import { buildRoutingTable } from "#web/content/routing/routing-table.ts";
import { fixedPaths, OFFLINE_PATH } from "#web/lib/routes.ts";
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

test("knows the fixed pages and every page of a slug", () => {
  expect([...build([]).table.paths].sort()).toEqual([
    "/",
    "/about",
    "/contact",
    "/cookie-policy",
    "/free-zones",
    "/free-zones/tax-benefits",
    "/services/tax",
    "/uae-advantages",
  ]);
});

test("keeps a redirect with its kind", () => {
  const { table, problems } = build([redirect("/home", "/")]);
  expect(table.redirects.get("/home")).toEqual({ target: "/", permanent: true });
  expect(problems).toEqual([]);
});

test.each([
  ["a live page", redirect("/services/tax", "/"), "its source /services/tax is a live page"],
  ["a loop", redirect("/a", "/a"), "its target /a is itself redirected"],
  ["another host", redirect("/a", "//evil.example"), `its target "//evil.example" is not a path`],
  ["a backslash host", redirect("/a", "/\\evil.example"), "is not a path"],
  ["a full address", redirect("/a", "https://evil.example/"), "is not a path"],
])("leaves out a redirect from or to %s, and says so", (_name, document, problem) => {
  const { table, problems } = build([document]);
  expect(table.redirects.size).toBe(0);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test("leaves out the first step of a chain", () => {
  const { table } = build([redirect("/a", "/b"), redirect("/b", "/contact")]);
  expect([...table.redirects.keys()]).toEqual(["/b"]);
});

test("the proxy skips exactly the pages that always exist", () => {
  const matcher = new RegExp(`^${config.matcher}$`);
  for (const path of [...fixedPaths, OFFLINE_PATH, "/service-worker.js"]) {
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
  ]) {
    expect(matcher.test(path), path).toBe(true);
  }
});
