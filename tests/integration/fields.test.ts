import type { SyncTag } from "@sanity/client";
import { createSchema } from "sanity";
import { beforeAll, expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { slugTypes } from "#schemas/shared/routes.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import type { Question } from "#web/content/answers/live-content.ts";
import { fingerprintQuery, routingQuery } from "#web/content/queries/fingerprint.ts";
import { siteQuestions } from "#web/content/questions.ts";
import { changes, filled } from "./field-values.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { withTrackedPages } from "./tracked-pages.ts";

/** What a field's description says when no visitor meets its value. */
const FOR_EDITORS = /for editors, not shown on the site/;

/** A document of each type that has many, and that pages show. */
const samples: Record<string, string> = {
  freePage: "free",
  advantage: "advantage-safety",
  diagram: "diagram-days-of-a-year",
  emirate: "emirate-dubai",
  figure: "figure-free-zone-corporate-tax-rate",
  freeZone: "freeZone-ifza",
  homeCountry: "homeCountry-sweden",
  pageMetadata: "pageMetadata-contact",
  partner: "partner-dmcc",
  redirect: "redirect-about-us",
  service: "service-tax-residency",
  testimonial: "testimonial-1",
  tool: "tool-tax-estimate",
  zoneSource: "zoneSource-dubai-mainland",
};

const lake = withSeededLake();
const pages = withTrackedPages(lake);
const schema = createSchema({ name: "default", types: schemaTypes });
const documentTypes = schemaTypes.flatMap(({ type, name }) => (type === "document" ? name : []));

// No page at a free address is seeded.
beforeAll(async () => {
  const slug = { _type: "slug", current: "spring/nordic" };
  await lake.client().create({ _id: "free", _type: "freePage", title: "Spring", slug });
  await pages.answers().refresh("everything");
});

/** All that is held of what a page shows. */
const held = () =>
  pages
    .answers()
    .all()
    .filter(({ query }) => query !== fingerprintQuery);

/** A question of the site, and its answer before a change. */
type Asked = { question: Question; before: string };

/** What the content lake answers, but for the days of the last change. */
async function answerTo({ query, params }: Question) {
  const client = lake.client().withConfig({ perspective: "published" });
  const { result, syncTags = [] } = await client.fetch(query, params, { filterResponse: false });
  const withoutDays = (key: string, value: unknown) => (key === "_updatedAt" ? undefined : value);
  return { before: JSON.stringify(result, withoutDays), tags: syncTags };
}

/** Every question of the site whose answer a live event with these tags is about. */
async function askTouched(tags: readonly SyncTag[]): Promise<Asked[]> {
  const touched: Asked[] = [];
  const routing: Question = { query: routingQuery, params: { slugTypes } };
  for (const question of [routing, ...siteQuestions([...routes, "/spring/nordic"])]) {
    const answer = await answerTo(question);
    if (answer.tags.some((tag) => tags.includes(tag))) touched.push({ question, ...answer });
  }
  return touched;
}

/** Has any of the questions another answer now? What showed the last change is asked first. */
async function isShownBy(touched: Asked[]): Promise<boolean> {
  for (const [index, { question, before }] of touched.entries()) {
    if ((await answerTo(question)).before === before) continue;
    touched.unshift(...touched.splice(index, 1));
    return true;
  }
  return false;
}

const pictureIds = [...JSON.stringify(seedDocuments).matchAll(/"_ref":"(image-[^"]+)"/g)].flatMap(
  ([, id]) => id ?? [],
);

function findTargets(types: readonly string[]): string[] {
  if (types.includes("sanity.imageAsset")) return pictureIds;
  return seedDocuments.filter(({ _type }) => types.includes(_type)).map(({ _id }) => _id);
}

/**
 * Publishes something of which pages show much, and sees that no answer is kept from before it: what
 * its live event touches is all that there is to ask. @returns the tags of that event
 */
async function publishWhole(write: () => Promise<unknown>): Promise<readonly SyncTag[]> {
  const { tags, id } = await pages.hear(write);
  await pages.answers().refresh(new Set(tags), id);
  const known = held();
  await pages.answers().refresh("everything");
  expect(held()).toEqual(known);
  return tags;
}

test.each(documentTypes)(
  "every field of %s shows on a page, at once, or says that it is for editors",
  async (type) => {
    const _id = samples[type] ?? type;
    const documentType = schema.get(type);
    const stored = await lake.client().getDocument(_id);
    if (documentType === undefined || stored === undefined) throw new Error(`No ${_id} is seeded.`);
    const everything = filled(documentType, stored, findTargets);
    // With it a figure would show another's facts, and none of its own.
    const { sameAs: _, _rev, _updatedAt, ...whole } = isRecord(everything) ? everything : {};
    const document = { ...whole, _id, _type: type };
    const client = lake.client();
    const touched = await askTouched(await publishWhole(() => client.createOrReplace(document)));
    const silent: string[] = [];
    const boasting: string[] = [];
    for (const { path, value, descriptions } of changes(documentType, document, findTargets)) {
      const transaction = client.transaction().createOrReplace(document);
      await transaction.patch(_id, { set: { [path]: value } }).commit();
      const isShown = await isShownBy(touched);
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(path);
      if (isShown && isForEditors) boasting.push(path);
    }
    await publishWhole(() => client.createOrReplace(stored));
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);
