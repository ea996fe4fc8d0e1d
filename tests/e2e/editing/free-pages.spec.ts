import type { Page } from "@playwright/test";
import { budgetRow, firstViewOf } from "#scripts/measure/page-budgets.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { answerAt, expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

const kinds = sectionSamples.filter(({ _type }) => !_type.startsWith("zone"));
const LIGHT = ["paper", "frost", "sand"];

/** How many members the Studio lets the lists of sections have: the least and the most. */
const sizes = `tiles 3 4, benefits 3 6, questions 2 12, testimonials 1 3, partners 2 4, steps 2 9,
  points 2 12, members 2 8, rows 2 12, types 2 6`
  .split(",")
  .map((each) => each.trim().split(" "));

/** A list of so many members, those it has again and again. */
const repeated = (list: unknown, length: number) =>
  Array.from({ length }, (_, place) => ({
    ...(Array.isArray(list) ? list[place % list.length] : {}),
    _key: `part-${place}`,
  }));

/**
 * Every section there is: with its lists as short as the Studio takes them or as long, and each on
 * another ground in each of four rounds, in this order or the other way round.
 */
function everySection(round: number) {
  const isLong = round % 2 === 1;
  const all = kinds.map((section, index) => {
    const lists = sizes.flatMap(([field = "", least, most]) => {
      const list = section[field];
      if (!Array.isArray(list)) return [];
      // What is referred to stands in a list once.
      const isReferred = field === "testimonials" || field === "partners";
      const length = isLong ? Math.min(Number(most), isReferred ? list.length : 12) : Number(least);
      return [[field, repeated(list, length)]];
    });
    // Drawings and forms stand on light grounds alone.
    const grounds = /^(diagram|tool)Section$/.test(section._type) ? LIGHT : [...LIGHT, "dark"];
    const background = grounds[(index + round) % grounds.length];
    const side = isLong ? "left" : "right";
    return { ...section, ...Object.fromEntries(lists), background, side, _key: `s${index}` };
  });
  return round < 2 ? all : all.toReversed();
}

for (const round of [0, 1, 2, 3]) {
  test(`sections on any ground, few or many, make a sound page, round ${round}`, async ({
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
    // The shell's script goes as on every page; no section brings one.
    expect(await page.locator("main script[src], main style, main [style]").count()).toBe(0);
    // Hero, sections, and the evidence of their figures where they show some.
    expect(await page.locator("main section").count()).toBeGreaterThan(sections.length);
    await expectSound(page);
    const row = budgetRow(`/${slug}`, await firstViewOf(browser, `${addresses.site}/${slug}`));
    expect(row).toMatchObject({ over: [] });
  });
}

test("a campaign lives at its address, unlisted, until it is unpublished or listed", async ({
  page,
  documents,
}) => {
  const word = uniqueWord();
  const path = `/${word}/spring`;
  await expectStatus(path, 404);
  const sections = kinds.filter(({ _type }) => /^(questions|callToAction)Section$/.test(_type));
  const { _id, title } = await documents.freePage(path.slice(1), sections);
  await expectStatus(path, 200);
  expect((await answerAt(`/share-image${path}.png`)).status).toBe(200);
  expect((await answerAt("/sitemap.xml")).html).not.toContain(path);

  const { html } = await answerAt(path);
  const [, questions] = /"@type":"FAQPage".*?"mainEntity":(\[.*?\}\}\])/.exec(html) ?? [];
  expect(JSON.parse(questions ?? "[]")).toMatchObject([
    { name: "How long does it take?", acceptedAnswer: { "@type": "Answer" } },
    { name: "Do I have to be there?", acceptedAnswer: { "@type": "Answer" } },
  ]);
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(title);
  const answer = page.getByText("Twice for most visas");
  await expect(answer).toBeHidden();
  await page.getByText("Do I have to be there?").click();
  await expect(answer).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Book a call" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/^Spring/);

  await documents.change(_id, { listing: "listed" });
  await expectOnSite("/sitemap.xml", path);
  await lakeClient().delete(_id);
  await expectStatus(path, 404);
});

// Each layout with another number: the fewest, an odd one, the most, and one that leaves a gap.
for (const [layout, count] of Object.entries({ guide: 2, route: 5, catalogue: 8, dossier: 3 })) {
  test(`a service with ${count} parts flows, as ${layout}`, async ({ page, documents }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const seeded = seedDocuments.find(({ _id }) => _id === "service-education");
    const between = { ...kinds.find(({ _type }) => _type === "noteSection"), place: "first" };
    const lists = {
      benefits: repeated(seeded?.benefits, count),
      subServices: repeated(seeded?.subServices, count),
    };
    const { path } = await documents.service({ ...lists, sections: [between], layout });
    await expectStatus(path, 200);
    await page.goto(path);
    const sections = page.locator("main section");
    const texts = await sections.allTextContents();
    const place = texts.findIndex((text) => text.includes("Before you decide"));
    expect(place, "the note stands between the parts").toBeLessThan(texts.length - 2);
    await expectSound(page);
  });
}

/** Nothing is wrong with the page, narrow or wide. */
async function expectSound(page: Page) {
  for (const width of [320, 1280]) {
    expect(await layoutProblems(page, [width], "main")).toEqual([]);
    await expectAccessible(page);
  }
}
