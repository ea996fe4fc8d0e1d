import type { SanityDocument } from "@sanity/client";
import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { answerAt, expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// What marketing does every week, as published documents; the Studio's own screens have their
// tests in tests/e2e/studio. Every test puts back what it found.
const lake = lakeClient();

async function published(id: string): Promise<SanityDocument> {
  const document = await lake.getDocument(id);
  if (document === undefined) throw new Error(`The seeded content holds no ${id}.`);
  return document;
}

/** Publishes a changed document for the time of one check, then the one that was there before. */
async function whilePublished(
  id: string,
  change: Record<string, unknown>,
  check: () => Promise<void>,
): Promise<void> {
  const original = await published(id);
  await lake.patch(id).set(change).commit();
  try {
    await check();
  } finally {
    await lake.createOrReplace(original);
  }
}

const line = (text: string) => [
  {
    _type: "block",
    _key: "line",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "text", text, marks: [] }],
  },
];

test("a text, a badge and a zone's best-for list", async () => {
  const word = uniqueWord();
  await whilePublished("emirate-dubai", { "hero.heading": `Dubai ${word}` }, () =>
    expectOnSite("/free-zones/dubai", `Dubai ${word}`),
  );
  const [first, ...others] = (await published("emirate-dubai")).hero.badges;
  const badges = [{ ...first, text: line(`Badge ${word}`) }, ...others];
  await whilePublished("emirate-dubai", { "hero.badges": badges }, () =>
    expectOnSite("/free-zones/dubai", `Badge ${word}`),
  );
  await whilePublished("freeZone-jafza", { bestFor: [`makers of ${word}`] }, () =>
    expectOnSite("/free-zones/dubai", `makers of ${word}`),
  );
});

test("a picture", async () => {
  const other = (await published("service-education")).hero.image.asset._ref;
  const file = other.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
  expect((await answerAt("/advantages/safety")).html).not.toContain(file);
  await whilePublished("advantage-safety", { "hero.image.asset._ref": other }, () =>
    expectOnSite("/advantages/safety", file),
  );
});

test("the rate of corporate tax, on every page that shows it", async () => {
  const id = "figure-corporate-tax-rate";
  const path = "/free-zones/tax-benefits";
  await whilePublished(id, { value: "9.75" }, async () => {
    await expectOnSite(path, "9.75%");
    expect((await answerAt("/free-zones/umm-al-quwain")).status).toBe(200);
  });
  await expect.poll(async () => (await answerAt(path)).html).not.toContain("9.75%");
});

/** Names of the advantages on their overview, in their order. */
async function advantageCards(): Promise<string[]> {
  const { html } = await answerAt("/uae-advantages");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
  return [...main.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading = ""]) =>
    heading.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, ""),
  );
}

/** Publishes a new document, like a seeded one but for some fields, for the time of one check. */
async function whileAdded(
  seeded: string,
  fields: { _id: string } & Record<string, unknown>,
  check: () => Promise<void>,
): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...content } = await published(seeded);
  await lake.create({ ...content, ...fields });
  try {
    await check();
  } finally {
    await lake.delete(fields._id);
  }
}

const slug = (current: string) => ({ _type: "slug", current });

test("the order of the advantage cards", async () => {
  const [first, second, ...others] = await advantageCards();
  expect([first, second, others.length]).toEqual(["Safety and Security", "Strong Economy", 11]);
  await whilePublished("advantage-safety", { order: 99 }, () =>
    expect.poll(advantageCards).toEqual([second, ...others, first]),
  );
  await expect.poll(advantageCards).toEqual([first, second, ...others]);
});

test("a new service: its page, the Services menu, the mobile menu, the footer and the sitemap", async () => {
  const word = uniqueWord();
  const path = `/services/${word}`;
  const title = `Service ${word}`;
  const timesLinked = async (page: string) =>
    (await answerAt(page)).html.split(`href="${path}"`).length - 1;
  expect(await timesLinked("/cookie-policy")).toBe(0);
  const fields = { _id: `service-${word}`, title, slug: slug(word), order: 11 };
  await whileAdded("service-education", fields, async () => {
    await expectOnSite(path, title);
    await expect.poll(() => timesLinked("/cookie-policy")).toBe(3);
    await expectOnSite("/sitemap.xml", path);
  });
  await expect.poll(() => timesLinked("/cookie-policy")).toBe(0);
  await expectStatus(path, 404);
});

test("a new advantage: its page, the overview and its menu", async () => {
  const word = uniqueWord();
  const path = `/advantages/${word}`;
  const { card } = await published("advantage-safety");
  const fields = {
    _id: `advantage-${word}`,
    title: `Advantage ${word}`,
    slug: slug(word),
    card: { ...card, title: `Card ${word}` },
    order: 14,
  };
  await whileAdded("advantage-safety", fields, async () => {
    await expectStatus(path, 200);
    await expect.poll(async () => (await advantageCards()).at(-1)).toBe(`Card ${word}`);
    await expectOnSite("/contact", path);
  });
  await expect.poll(advantageCards).toHaveLength(13);
});

test("a new free zone and one that is taken away", async () => {
  const word = uniqueWord();
  const fields = { _id: `freeZone-${word}`, name: `Zone ${word}`, order: 43 };
  await whileAdded("freeZone-jafza", fields, () =>
    expectOnSite("/free-zones/dubai", `Zone ${word}`),
  );
  await expect
    .poll(async () => (await answerAt("/free-zones/dubai")).html)
    .not.toContain(`Zone ${word}`);
});

test("a new testimonial, a partner taken away", async () => {
  const word = uniqueWord();
  const { _rev: _, ...testimonial } = await published("testimonial-1");
  const quote = `It went as ${word} said.`;
  await lake.createOrReplace({ ...testimonial, _id: `testimonial-${word}`, quote });
  const lead = { _type: "reference", _ref: `testimonial-${word}` };
  await whilePublished("homePage", { "testimonials.lead": lead }, () => expectOnSite("/", quote));
  await lake.delete(`testimonial-${word}`);

  const partner = await published("partner-jafza");
  expect((await answerAt("/")).html).toContain(">JAFZA<");
  await lake.delete(partner._id);
  try {
    await expect.poll(async () => (await answerAt("/")).html).not.toContain(">JAFZA<");
  } finally {
    await lake.createOrReplace(partner);
  }
});
