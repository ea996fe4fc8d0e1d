import { NextRequest } from "next/server.js";
import { expect, test } from "vitest";
import { createRoutingTables } from "#web/content/routing/current-routing-table.ts";
import { routeRequest } from "#web/content/routing/proxy.ts";

const redirect = { _id: "redirect-home", source: "/home", target: "/", permanent: true };
const freePages = ["spring", "spring/nordic", "api/spring"].map((own) => ({
  _type: "freePage",
  slug: own,
}));
const answerWith = (redirects: object[], slug = "tax") =>
  JSON.stringify({ pages: [{ _type: "service", slug }, ...freePages], redirects });

function startTables() {
  const problems: string[] = [];
  return { problems, tableFrom: createRoutingTables((problem) => problems.push(problem)) };
}

test.each([
  ["/services/tax", 200, null, null],
  ["/share-image/services/tax.png", 200, null, null],
  ["/home?from=mail", 308, "http://localhost/?from=mail", null],
  ["/nowhere", 200, null, "/_unmatched/page"],
  ["/spring", 200, null, "/pages/spring"],
  ["/spring/nordic?tool=tax-estimate", 200, null, "/answers/spring/nordic"],
  ["/share-image/spring/nordic.png", 200, null, null],
  ["/spring/other", 200, null, "/_unmatched/page"],
  ["/pages/spring", 200, null, "/_unmatched/page"],
  ["/api/spring", 200, null, null],
])("%s is answered %i, leads to %s, and shows %s", (path, status, location, shown) => {
  const table = startTables().tableFrom(answerWith([redirect]));
  const response = routeRequest(new NextRequest(`http://localhost${path}`), table);
  const rewrite = response.headers.get("x-middleware-rewrite");
  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
  expect(rewrite && new URL(rewrite).pathname).toBe(shown);
});

test("a table is built when the answer has changed, and not for each request", () => {
  const { tableFrom } = startTables();
  expect(tableFrom(undefined)).toBeUndefined();
  const first = tableFrom(answerWith([redirect]));
  expect(tableFrom(answerWith([redirect]))).toBe(first);
  expect(tableFrom(answerWith([redirect], "visas"))?.paths).toContain("/services/visas");
});

test.each(["null", "<!doctype html>", '{"pages":[]}'])(
  "the last table stays when the answer is %s, which is said once",
  (nonsense) => {
    const { tableFrom, problems } = startTables();
    const table = tableFrom(answerWith([redirect]));
    for (const answer of [nonsense, nonsense, undefined]) expect(tableFrom(answer)).toBe(table);
    expect(problems).toEqual([expect.stringContaining("the last one stays")]);
  },
);

test("a start knows 20,000 redirects for a small part of a second of its processor", () => {
  const redirects = Array.from({ length: 20_000 }, (_, index) => ({
    _id: `redirect-${index}`,
    source:
      ["/old/", "/ö/", "/?p=", "/blog/"][index % 4] +
      String(index) +
      ["", "/", "", "/*"][index % 4],
    target: "/contact",
    permanent: true,
  }));
  const answer = answerWith(redirects);
  const before = process.threadCpuUsage();
  const table = startTables().tableFrom(answer);
  const { user, system } = process.threadCpuUsage(before);
  expect(table?.redirects.size).toBe(20_000);
  expect(table?.redirects.find("/blog/19999/a-post")?.target).toBe("/contact");
  // Microseconds of work: what else the machine does meanwhile does not count.
  expect(user + system).toBeLessThan(1_000_000);
});
