import * as z from "zod";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { expect, test } from "#tests/e2e/support/studio-documents-test.ts";

const step = z.object({ name: z.string(), item: z.string(), position: z.number() });
const schemaRecord = z.looseObject({
  "@type": z.string(),
  areaServed: z.array(z.looseObject({ name: z.string() })).optional(),
});
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(schemaRecord),
});

/** The records that the site makes by itself, by their type. */
async function recordsOf(path: string) {
  const { structuredData } = await headOf(path);
  const records = graph.parse(structuredData[0])["@graph"];
  return new Map(records.map((record) => [record["@type"], record]));
}

/** The steps of the breadcrumb record of a page. */
async function stepsOf(path: string) {
  return z.array(step).parse((await recordsOf(path)).get("BreadcrumbList")?.itemListElement);
}

test("the home page tells of the rating that it shows", async ({ page }) => {
  const company = (await recordsOf("/")).get("Organization");
  expect(company).toMatchObject({
    name: "Nordune",
    foundingDate: "2020",
    aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
  });
  expect(company?.areaServed?.map(({ name }) => name)).toEqual([
    "UAE",
    "Latvia",
    "Sweden",
    "Norway",
    "Denmark",
    "Finland",
  ]);
  await page.goto("/");
  await expect(page.getByText(/4\.8/).first()).toBeAttached();
  await expect(page.getByText(/127/).first()).toBeAttached();
});

test("a page that shows no rating tells of none", async () => {
  const company = (await recordsOf("/contact")).get("Organization");
  expect(company).not.toHaveProperty("aggregateRating");
});

test("no page offers a search that does not exist", async () => {
  expect((await recordsOf("/")).get("WebSite")).not.toHaveProperty("potentialAction");
});

for (const path of [
  "/about",
  "/cookie-policy",
  "/services/tax-residency",
  "/free-zones/dubai",
  "/free-zones/tax-benefits",
  "/uae-advantages",
  "/advantages/safety",
]) {
  test(`the breadcrumb record of ${path} is what the page shows`, async ({ page }) => {
    const steps = await stepsOf(path);
    await page.goto(path);
    const shown = page.getByRole("navigation", { name: "Breadcrumbs" });
    const links = await shown.getByRole("link").evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.textContent,
        path: element.getAttribute("href"),
      })),
    );
    const last = await shown.locator("[aria-current=page]").last().textContent();
    expect(
      steps.map(({ name, item }) => ({ name, path: item.replace(addresses.site, "") || "/" })),
    ).toEqual([...links, { name: last, path }]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  });
}

test("breadcrumbs and a record that an editor writes are shown and told", async ({
  documents,
  page,
}) => {
  const service = await documents.service();
  const word = uniqueWord();
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: `Title ${word}`,
    breadcrumbs: [
      { _key: "a", name: "Start", url: "/" },
      { _key: "b", name: `Here ${word}`, url: service.path },
    ],
    structuredData: JSON.stringify({ "@type": "FAQPage", name: `Questions ${word}` }),
  });
  await expectOnSite(service.path, `Title ${word}`);
  const { structuredData } = await headOf(service.path);
  expect(structuredData[1]).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    name: `Questions ${word}`,
  });
  const steps = await stepsOf(service.path);
  expect(steps.map(({ name }) => name)).toEqual(["Start", `Here ${word}`]);
  await page.goto(service.path);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(`Here ${word}`);
});

test("text that tries to break out stays text", async ({ documents, page }) => {
  const service = await documents.service();
  const word = uniqueWord();
  const attack = `${word}</script><script>window.broken = true</script>"'<!--\u200b`;
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: attack,
    description: attack,
    keywords: [attack],
    author: attack,
    publisher: attack,
    canonical: "javascript:window.broken=true",
    ogTitle: attack,
    ogDescription: attack,
    ogUrl: "javascript:window.broken=true",
    breadcrumbs: [
      { _key: "a", name: attack, url: "javascript:window.broken=true" },
      { _key: "b", name: attack, url: service.path },
    ],
    hreflang: [{ _key: "sv", lang: "sv", href: "javascript:window.broken=true" }],
    structuredData: JSON.stringify({ "@type": "Thing", name: attack, url: "javascript:alert(1)" }),
  });
  await expectOnSite(service.path, word);
  const clean = attack.replace("\u200b", "");
  const head = await headOf(service.path);
  expect(head.title).toBe(clean);
  expect(head.meta.description).toBe(clean);
  expect(head.canonical).toBe(addresses.site + service.path);
  expect(head.structuredData[1]).toEqual({
    "@context": "https://schema.org",
    "@type": "Thing",
    name: clean,
  });
  expect(head.html).not.toContain("javascript:");
  await page.goto(service.path);
  await expect(page).toHaveTitle(clean);
  expect(await page.evaluate("window.broken")).toBeUndefined();
});
