import type { SanityDocument } from "@sanity/client";
import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
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

const point = (text: string) => ({ _type: "point", _key: uniqueWord(), text: line(text) });

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
  await whilePublished("freeZone-jafza", { bestFor: [point(`makers of ${word}`)] }, () =>
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

test("the order of the advantage cards", async () => {
  const { advantages } = await published("advantagesPage");
  const headings = async () =>
    [...(await answerAt("/uae-advantages")).html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(
      ([, heading]) => heading,
    );
  const before = await headings();
  await whilePublished("advantagesPage", { advantages: [...advantages].reverse() }, () =>
    expect.poll(headings).toEqual([...before].reverse()),
  );
});

test("a new free zone, a new testimonial, a partner taken away", async () => {
  const word = uniqueWord();
  const { _rev, ...zone } = await published("freeZone-jafza");
  await lake.createOrReplace({ ...zone, _id: `freeZone-${word}`, name: `Zone ${word}` });
  const { sections } = await published("emirate-dubai");
  const reference = { _type: "reference", _key: word, _ref: `freeZone-${word}` };
  const withZone = sections.map((section: { _type: string; zones?: unknown[] }) =>
    section._type === "zoneCardsSection"
      ? { ...section, zones: [...(section.zones ?? []), reference] }
      : section,
  );
  await whilePublished("emirate-dubai", { sections: withZone }, () =>
    expectOnSite("/free-zones/dubai", `Zone ${word}`),
  );
  await lake.delete(`freeZone-${word}`);

  const { _rev: _, ...testimonial } = await published("testimonial-1");
  const quote = `It went as ${word} said.`;
  await lake.createOrReplace({ ...testimonial, _id: `testimonial-${word}`, quote });
  const lead = { _type: "reference", _ref: `testimonial-${word}` };
  await whilePublished("homePage", { "testimonials.lead": lead }, () => expectOnSite("/", quote));
  await lake.delete(`testimonial-${word}`);

  const [, ...partners] = (await published("homePage")).partners.partners;
  expect((await answerAt("/")).html).toContain(">JAFZA<");
  await whilePublished("homePage", { "partners.partners": partners }, () =>
    expect.poll(async () => (await answerAt("/")).html).not.toContain(">JAFZA<"),
  );
});
