import type { Page } from "@playwright/test";
import { budgetRow, firstViewOf } from "#scripts/measure/page-budgets.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { answerAt, expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { repeated, sectionSamples } from "#tests/support/section-samples.ts";

const LIGHT = ["paper", "frost", "sand"];

/**
 * Every section, with its lists as short or as long as the Studio allows, in both orders, and on
 * another background in each of four rounds.
 */
function everySection(round: number) {
  const isLong = round % 2 === 1;
  const kinds = sectionSamples(isLong ? "max" : "min");
  const free = kinds.filter(({ _type }) => !_type.startsWith("zone"));
  const all = free.map((section, index) => {
    // Drawings and forms stand on light backgrounds only.
    const grounds = /^(diagram|tool)Section$/.test(section._type) ? LIGHT : [...LIGHT, "dark"];
    const background = grounds[(index + round) % grounds.length];
    return { ...section, background, side: isLong ? "left" : "right", _key: `s${index}` };
  });
  return round < 2 ? all : all.toReversed();
}

const samplesOf = (types: RegExp) => sectionSamples().filter(({ _type }) => types.test(_type));

for (const round of [0, 1, 2, 3]) {
  test(`a free page with every section, on any background, with few or many members, is sound, round ${round}`, async ({
    page,
    browser,
    documents,
  }) => {
    test.setTimeout(120_000);
    const slug = `${uniqueWord()}/round-${round}`;
    const sections = everySection(round);
    await documents.freePage(slug, sections);
    await expectStatus(`/${slug}`, 200);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await page.goto(`/${slug}`);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    // Every page has the shell script, and no section adds another.
    expect(await page.locator("main script[src], main style, main [style]").count()).toBe(0);
    // Hero, sections, and the evidence of their figures.
    expect(await page.locator("main section").count()).toBeGreaterThan(sections.length);
    await expectSound(page);
    const row = budgetRow(`/${slug}`, await firstViewOf(browser, `${addresses.site}/${slug}`));
    expect(row).toMatchObject({ over: [] });
  });
}

test("a campaign page is reachable but unlisted until an editor lists or unpublishes it", async ({
  page,
  documents,
}) => {
  const word = uniqueWord();
  const path = `/${word}/spring`;
  await expectStatus(path, 404);
  const sections = samplesOf(/^(questions|callToAction)Section$/);
  const { _id, title } = await documents.freePage(path.slice(1), sections);
  await expectStatus(path, 200);
  expect((await answerAt(`/share-image${path}.jpg`)).status).toBe(200);
  expect((await answerAt("/sitemap.xml")).html).not.toContain(path);

  const { html } = await answerAt(path);
  const [, questions] = /"@type":"FAQPage".*?"mainEntity":(\[.*?\}\}\])/.exec(html) ?? [];
  const acceptedAnswer = { "@type": "Answer" };
  expect(JSON.parse(questions ?? "[]")).toMatchObject([
    { name: "How long does a visa take?", acceptedAnswer },
    { name: "May the family come along?", acceptedAnswer },
  ]);
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(title);
  const answer = page.getByText("It may, each with a visa of its own.");
  await expect(answer).toBeHidden();
  await page.getByText("May the family come along?").click();
  await expect(answer).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ask for a call" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/^A call about the move/);

  await documents.change(_id, { listing: "listed" });
  await expectOnSite("/sitemap.xml", path);
  await lakeClient().delete(_id);
  await expectStatus(path, 404);
});

// Each layout with other numbers of items: the minimum, an odd number, the maximum, and one that
// leaves a gap.
for (const [layout, count] of Object.entries({ guide: 2, route: 5, catalogue: 8, dossier: 3 })) {
  test(`a service page with ${count} parts has no gaps, as ${layout}`, async ({
    page,
    documents,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const seeded = seedDocuments.find(({ _id }) => _id === "service-education");
    const between = { ...samplesOf(/^noteSection$/)[0], place: "first" };
    const lists = {
      benefits: repeated(seeded?.benefits, count),
      subServices: repeated(seeded?.subServices, count),
    };
    const { path } = await documents.service({ ...lists, sections: [between], layout });
    await expectStatus(path, 200);
    await page.goto(path);
    const sections = page.locator("main section");
    const texts = await sections.allTextContents();
    const place = texts.findIndex((text) => text.includes("Title of Note of Note"));
    expect(place, "the note stands between the parts").toBeLessThan(texts.length - 2);
    await expectSound(page);
  });
}

/** The page has no layout problem, narrow or wide. */
async function expectSound(page: Page) {
  for (const width of [320, 1280]) {
    expect(await layoutProblems(page, [width], "main")).toEqual([]);
    await expectAccessible(page);
  }
}
