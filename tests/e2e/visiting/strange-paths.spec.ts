import { request as httpRequest } from "node:http";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Sends a path as it is, where `fetch` would tidy it up first. */
function statusAt(path: string): Promise<number> {
  const { hostname, port } = new URL(addresses.site);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

const long = "a".repeat(8000);

/** Paths that no page has, however they are spelt. */
const unknown = [
  "/%FF",
  "/services/%FF",
  "/free-zones/%E0%A4%A",
  "/share-image/%FF.png",
  "/brand/%FF",
  "/api/%FF",
  "/%",
  "/%00",
  "/services/%00",
  "/a%2Fb",
  "/services%2Ftax-residency",
  "/services/tax-residency%2F",
  "/%5c%5cexample.com",
  "/etc/passwd",
  "/About",
  "/SERVICES/tax-residency",
  "/;about",
  "/about;x=1",
  `/${long}`,
  `/services/${long}`,
  "/_unmatched",
  "/_next/x",
  "/_next/data/x/about.json",
  "/share-image/no-such-page.png",
];

for (const path of unknown) {
  test(`${path.slice(0, 40)} is not found, and breaks nothing`, async () => {
    expect(await statusAt(path)).toBe(404);
  });
}

/** Paths that lead to a page once they are tidied up. */
for (const path of [
  ...["//about", "//services//tax-residency", "/services//tax-residency", "/services/../about"],
  ...["/about#x1", "/x1/../about", "/built/%2e%2e/about", "/%61bout", "/%2e%2e/%2e%2e/etc/passwd"],
]) {
  test(`${path} is led to its page`, async () => {
    expect(await statusAt(path)).toBe(308);
  });
}

for (const path of ["//example.com", "//example.com/%2f..", "/\\example.com"]) {
  test(`${path} does not lead to another site`, async () => {
    const response = await fetch(addresses.site + path, { redirect: "manual" });
    const location = response.headers.get("location");
    expect(new URL(location ?? "/", addresses.site).origin).toBe(addresses.site);
  });
}
