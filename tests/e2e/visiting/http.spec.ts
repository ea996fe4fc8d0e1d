import { routes } from "#tests/e2e/support/routes.ts";
import { redirectAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";
import { cachingFaults } from "#tests/support/caching.ts";

// Responses without a browser. Paths are sent as written, because `fetch` would normalise them.

const long = "a".repeat(8000);

/** Paths without a page, in several spellings. */
const unknown = `/%FF /services/%FF /free-zones/%E0%A4%A /share-image/%FF.jpg /brand/%FF /api/%FF /%
  /%00 /services/%00 /a%2Fb /services%2Fnothing /nothing.html /%2F%2Fexample.com/about /%5c%5cexample.com
  /etc/passwd /;about /about;x=1 /${long}
  /services/${long} /services/nothing /services/residency-visas/more /a/b/c /_unmatched /_next/x /_next/data/x/about.json /share-image/no-such-page.jpg /share-image/about.png
  /en /en/about /EN/About /SV/Nothing /API/health /Favicon.ico /sv/sv/about /no/offline /no/figures.xml /sv/nothing /sv/sitemap.xml`;

/** The redirects of the specification, and non-canonical paths. */
const leading = `/old-page / /home / /services /services/residency-visas /about-us /about
  /contact-us /contact /business-setup /services/business-registration
  /company-formation /services/business-registration /uae-business /services/business-registration
  /visa-services /services/residency-visas /dubai-visa /services/residency-visas
  /free-zone /free-zones /freezone /free-zones /contact-us?from=advert /contact?from=advert
  /sv/old-page /sv /sv/about-us /sv/about /sv/services /sv/services/residency-visas
  /sv/contact-us?from=advert /sv/contact?from=advert /sv/about/ /sv/about /sv//about /sv/about
  //about /about /services//tax-residency /services/tax-residency /%61bout /about
  /About /about /SERVICES/tax-residency /services/tax-residency /SV /sv /SV/About /sv/about
  /Contact/?utm_source=Card /contact?utm_source=Card
  /services%2Ftax-residency /services/tax-residency /services/tax-residency%2F /services/tax-residency
  /index.html / /About.HTML /about /sv/services/tax-residency/index.php?utm_source=mail /sv/services/tax-residency?utm_source=mail
  /about. /about /about%E2%80%9D, /about /about&utm_source=mail /about?utm_source=mail
  /about%23team /about#team /Contact%23form?utm_source=card /contact?utm_source=card#form
  /free-zones/tax-benefits%23%3Ftool=tax-estimate&a=1%2C2 /free-zones/tax-benefits#?tool=tax-estimate&a=1%2C2`;

test(
  "old addresses redirect in one step, and unknown addresses are not found",
  journey,
  async () => {
    const pairs = [...leading.matchAll(/(\S+)\s+(\S+)/g)].map(([, from = "", to = ""]) => [
      from,
      to,
    ]);
    for (const [from = "", to] of [
      ...pairs,
      ...routes.slice(1).map((path) => [`${path}/`, path]),
    ]) {
      expect.soft(await redirectAt(from), from).toEqual({ status: 308, locations: [to] });
    }
    for (const path of unknown.split(/\s+/)) {
      expect.soft(await redirectAt(path), path).toEqual({ status: 404, locations: [] });
    }
    // A language that visitors do not see yet may come, so these redirects are temporary.
    for (const [from = "", to] of [
      ["/no", "/"],
      ["/no/about", "/about"],
      ["/NO/About", "/about"],
    ]) {
      expect.soft(await redirectAt(from), from).toEqual({ status: 307, locations: [to] });
    }
    // Dots are resolved first, as browsers do (RFC 3986, 6.2.2.3).
    expect.soft(await redirectAt("/services/../about")).toEqual({ status: 200, locations: [] });
    expect.soft(await redirectAt("/%2e%2e/etc/passwd")).toEqual({ status: 404, locations: [] });
    for (const path of ["//example.com", "//example.com/%2f..", "/\\example.com"]) {
      const [location = "/"] = (await redirectAt(path)).locations;
      expect.soft(new URL(location, addresses.site).origin, path).toBe(addresses.site);
    }
  },
);

/** A response of each kind, with its status. */
const kinds = `200 / 200 /sv 200 /offline 200 /sv/offline 200 /figures.xml 200 /sv/figures.xml 200 /figures.json 200 /sv/figures.json 200 /figures.schema.json 404 /nowhere 404 /services/nowhere 308 /about/ 308 //about 401 /api/revalidate?
  404 /api/nothing 405 /contact? 200 /sitemap.xml 200 /robots.txt
  200 /service-worker.js 200 /favicon.ico 200 /brand/mark.svg 404 /_next/static/nothing.js
  404 /_next/image`;
const guards = {
  "content-security-policy": expect.stringContaining("default-src 'none'"),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};

test("every kind of response has security headers, and unsupported requests are refused", async () => {
  const home = await (await fetch(addresses.site)).text();
  const [sheet] = /\/_next\/static\/[^"]+\.css/.exec(home) ?? [];
  for (const [, status, path = "", isForm] of `${kinds} 200 ${sheet}`.matchAll(
    /(\d+) ([^\s?]+)(\?)?/g,
  )) {
    const form = isForm && { method: "POST", body: new URLSearchParams({ name: "value" }) };
    const answer = await fetch(addresses.site + path, { redirect: "manual", ...form });
    expect.soft([path, String(answer.status)]).toEqual([path, status]);
    expect.soft(Object.fromEntries(answer.headers), path).toMatchObject(guards);
  }
});

test("caches may keep scripts for a year, and neither missing files nor cookies", async () => {
  expect(await cachingFaults(addresses.site)).toEqual([]);
});

test("Studio, lake and inbox cannot be framed, and run no foreign script", async () => {
  for (const address of [
    `${addresses.studio}/`,
    `${addresses.contentLake}/v2025-02-19/data/query/production?query=1`,
    `${addresses.contentLake}/images/local/production/nothing.svg`,
    `${addresses.inbox}/`,
    `${addresses.inbox}/messages.json`,
  ]) {
    const { headers } = await fetch(address);
    expect(headers.get("x-content-type-options"), address).toBe("nosniff");
    expect(headers.get("content-security-policy"), address).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy"), address).not.toBeNull();
  }
});

test("security.txt says whom to tell of a weakness, and until when it is valid", async () => {
  const text = await (await fetch(`${addresses.site}/.well-known/security.txt`)).text();
  expect(text).toContain("Contact: mailto:hello@example.com\n");
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
