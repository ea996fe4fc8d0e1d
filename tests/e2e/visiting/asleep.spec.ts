import { routes } from "#tests/e2e/support/routes.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const ISLAND = /<div data-wakes-react="[^"]+" data-scripts="([^"]+)"/;
const withForms: readonly string[] = [
  "/",
  "/contact",
  "/free-zones",
  "/free-zones/tax-benefits",
  "/services/residency-visas",
  "/services/tax-residency",
  "/services/relocation-support",
];

for (const path of [...routes, "/no-such-page", "/offline"]) {
  test(`${path} leaves without React`, async () => {
    const html = await (await fetch(addresses.site + path)).text();
    expect(html).not.toContain("__next_f");
    expect(html).not.toMatch(/\/_next\/static\/chunks\/[^"]*\.js/);
    expect(ISLAND.test(html), "the way to React").toBe(withForms.includes(path));
  });
}

for (const path of withForms) {
  test(`${path} has all that React needs to take over its form`, async () => {
    const html = await (await fetch(addresses.site + path)).text();
    const [, scripts = ""] = ISLAND.exec(html) ?? [];
    for (const script of scripts.split(" ")) {
      const { status, headers } = await fetch(addresses.site + script);
      expect(status, script).toBe(200);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });
}
