import type { SanityDocument } from "@sanity/client";
import { answerAt, expectOnSite, expectStatus } from "#tests/e2e/support/site-pages.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { uniqueWord } from "#tests/e2e/support/studio-documents.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// What marketing does every week, as published documents; the Studio's own screens have their
// tests in tests/e2e/studio, and menus and lists theirs in tests/integration/lists.test.ts.
const lake = lakeClient();

async function published(id: string): Promise<SanityDocument> {
  const document = await lake.getDocument(id);
  if (document === undefined) throw new Error(`The seeded content holds no ${id}.`);
  return document;
}

/** Publishes changed documents, waits until a page holds a text, and puts back what was there. */
async function whilePublished(
  changes: Record<string, Record<string, unknown>>,
  check: () => Promise<void>,
): Promise<void> {
  const originals = await Promise.all(Object.keys(changes).map(published));
  for (const [id, change] of Object.entries(changes)) await lake.patch(id).set(change).commit();
  try {
    await check();
  } finally {
    for (const original of originals) await lake.createOrReplace(original);
  }
}

async function expectGone(path: string, text: string): Promise<void> {
  await expect.poll(async () => (await answerAt(path)).html).not.toContain(text);
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

test("a text, a badge, a zone's best-for list, a picture, a figure and the order of cards", async () => {
  const word = uniqueWord();
  const [badge, ...badges] = (await published("emirate-dubai")).hero.badges;
  const picture = (await published("service-education")).hero.image.asset._ref;
  const file = picture.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
  expect((await answerAt("/advantages/safety")).html).not.toContain(file);
  const changes = {
    "emirate-dubai": {
      "hero.heading": `Dubai ${word}`,
      "hero.badges": [{ ...badge, text: line(`Badge ${word}`) }, ...badges],
    },
    "freeZone-jafza": { bestFor: [`makers of ${word}`] },
    "advantage-safety": { "hero.image.asset._ref": picture, order: 99 },
    "figure-corporate-tax-rate": { value: "9.75" },
  };
  await whilePublished(changes, async () => {
    for (const text of [`Dubai ${word}`, `Badge ${word}`, `makers of ${word}`]) {
      await expectOnSite("/free-zones/dubai", text);
    }
    await expectOnSite("/advantages/safety", file);
    await expectOnSite("/free-zones/tax-benefits", "9.75%");
    await expect.poll(advantages).toEqual(expect.arrayContaining(["Safety and Security"]));
    await expect.poll(async () => (await advantages()).at(-1)).toBe("Safety and Security");
  });
  await expectGone("/free-zones/dubai", word);
  await expectGone("/free-zones/tax-benefits", "9.75%");
  await expect.poll(async () => (await advantages())[0]).toBe("Safety and Security");
});

/** Names of the advantages on their overview, in their order. */
async function advantages(): Promise<string[]> {
  const { html } = await answerAt("/uae-advantages");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
  return [...main.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading = ""]) =>
    heading.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, ""),
  );
}

test("new documents stand on their pages, in menus, lists and the sitemap until they are taken away", async () => {
  const word = uniqueWord();
  const slug = { _type: "slug", current: word };
  const { card } = await published("advantage-safety");
  const added: Record<string, Record<string, unknown>> = {
    "service-education": { title: `Service ${word}`, slug, order: 11 },
    "advantage-safety": { slug, card: { ...card, title: `Card ${word}` }, order: 14 },
    "freeZone-jafza": { name: `Zone ${word}`, order: 43 },
  };
  const timesLinked = async () =>
    (await answerAt("/cookie-policy")).html.split(`href="/services/${word}"`).length - 1;
  expect(await timesLinked()).toBe(0);
  const ids: string[] = [];
  for (const [like, fields] of Object.entries(added)) {
    const { _rev, _createdAt, _updatedAt, ...content } = await published(like);
    const _id = `${content._type}-${word}`;
    await lake.create({ ...content, ...fields, _id });
    ids.push(_id);
  }
  try {
    await expectOnSite(`/services/${word}`, `Service ${word}`);
    // The Services menu, the mobile menu and the footer.
    await expect.poll(timesLinked).toBe(3);
    await expectOnSite("/sitemap.xml", `/services/${word}`);
    await expectStatus(`/advantages/${word}`, 200);
    await expect.poll(async () => (await advantages()).at(-1)).toBe(`Card ${word}`);
    await expectOnSite("/contact", `/advantages/${word}`);
    await expectOnSite("/free-zones/dubai", `Zone ${word}`);
  } finally {
    for (const id of ids) await lake.delete(id);
  }
  await expect.poll(timesLinked).toBe(0);
  await expectStatus(`/services/${word}`, 404);
  await expect.poll(advantages).toHaveLength(13);
  await expectGone("/free-zones/dubai", `Zone ${word}`);
});

test("a new testimonial, a partner taken away", async () => {
  const word = uniqueWord();
  const _id = `testimonial-${word}`;
  const { _rev: _, ...testimonial } = await published("testimonial-1");
  await lake.createOrReplace({ ...testimonial, _id, quote: `It went as ${word} said.` });
  const partner = await published("partner-jafza");
  expect((await answerAt("/")).html).toContain(">JAFZA<");
  await lake.delete(partner._id);
  const lead = { _type: "reference", _ref: _id };
  try {
    await whilePublished({ homePage: { "testimonials.lead": lead } }, async () => {
      await expectOnSite("/", `It went as ${word} said.`);
      await expectGone("/", ">JAFZA<");
    });
  } finally {
    await lake.createOrReplace(partner);
    await lake.delete(_id);
  }
});
