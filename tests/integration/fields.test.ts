import type { QueryParams } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { pageAt, pathOf, slugTypes } from "#schemas/shared/routes.ts";
import { affectedTags } from "#schemas/shared/shown-on/affected-tags.ts";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { NOT_FOUND_TAG, pageTag, SITE_TAG } from "#schemas/shared/shown-on/tags.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { changesBetween, makeInventory } from "#web/content/freshness/inventory.ts";
import { pageQuery } from "#web/content/page-table.ts";
import { inventoryQuery } from "#web/content/queries/inventory.ts";
import { routingQuery } from "#web/content/queries/routing.ts";
import { notFoundPageQuery, pageMetadataQuery, siteQuery } from "#web/content/queries/site.ts";
import { filled, variants } from "./field-values.ts";
import { withSeededLake } from "./seeded-lake.ts";

/** Something that the site asks of the content lake. */
type ContentRequest = { query: string; params: QueryParams };

/** What a field's description says when no visitor meets its value. */
const FOR_EDITORS = /for editors, not shown on the site/;

const lake = withSeededLake();
const schema = createSchema({ name: "default", types: schemaTypes });
const documentTypes = schemaTypes.flatMap(({ type, name }) => (type === "document" ? name : []));
const inventory = parse(inventoryQuery);
const routing: ContentRequest = { query: routingQuery, params: { slugTypes } };

/** What the pages ask for that are rendered again when a cache tag is revalidated. */
function requestsUnder(tag: string): ContentRequest[] {
  if (tag === SITE_TAG) return [{ query: siteQuery, params: {} }];
  if (tag === NOT_FOUND_TAG) return [{ query: notFoundPageQuery, params: {} }];
  const path = tag.replace(/^page:/, "");
  const page = pageAt(path);
  if (page === undefined) return [];
  return [
    { query: pageQuery(page.type), params: { slug: page.slug ?? null } },
    { query: pageMetadataQuery, params: { path } },
  ];
}

/** What the content lake answers, but for the days of the last change. */
async function answerTo({ query, params }: ContentRequest): Promise<string> {
  const client = lake.client().withConfig({ perspective: "published" });
  return JSON.stringify(await client.fetch(query, params), (key, value: unknown) =>
    key === "_updatedAt" ? undefined : value,
  );
}

/** The tags that a change calls for, once the lake holds it. */
async function tagsOfChange(before: unknown, after: unknown): Promise<string[]> {
  const [old, now] = await Promise.all([inventoryOf(before, "1"), inventoryOf(after, "2")]);
  return affectedTags(changesBetween(old, now), (ids, listing) =>
    lake.client().fetch(showingQuery, { ids, listing }),
  );
}

async function inventoryOf(document: unknown, _rev: string) {
  if (!isRecord(document)) throw new Error("This is no document.");
  const dataset = [{ _updatedAt: "2026-01-01T00:00:00Z", ...document, _rev }];
  return makeInventory(await (await evaluate(inventory, { dataset })).get());
}

const pictureIds = [...JSON.stringify(seedDocuments).matchAll(/"_ref":"(image-[^"]+)"/g)].flatMap(
  ([, id]) => id ?? [],
);

function findTargets(types: readonly string[]): string[] {
  if (types.includes("sanity.imageAsset")) return pictureIds;
  return seedDocuments.filter(({ _type }) => types.includes(_type)).map(({ _id }) => _id);
}

/** The first seeded document of a type; of the emirates one that has zones of every kind. */
const sampleOf = (type: string) =>
  type === "emirate" ? "emirate-dubai" : seedDocuments.find(({ _type }) => _type === type)?._id;

test.each(documentTypes)(
  "every field of %s shows on a page, or says that it is for editors",
  async (type) => {
    const _id = sampleOf(type) ?? type;
    const documentType = schema.get(type);
    const stored = await lake.client().getDocument(_id);
    if (documentType === undefined || stored === undefined) throw new Error(`No ${_id} is seeded.`);
    const publish = async (document: unknown) => {
      if (!isRecord(document)) throw new Error(`${_id} is no document.`);
      const { _rev, _updatedAt, ...content } = document;
      await lake.client().createOrReplace({ ...content, _id, _type: type });
    };
    const everything = filled(documentType, stored, findTargets);
    // With it a figure would show another's facts, and none of its own.
    const { sameAs: _, ...whole } = isRecord(everything) ? everything : {};
    const answers = new Map<string, string>();
    const isShownBy = async (request: ContentRequest, changed: unknown) => {
      const answer = await answerTo(request);
      const key = JSON.stringify(request);
      if (!answers.has(key)) {
        await publish(whole);
        answers.set(key, await answerTo(request));
        await publish(changed);
      }
      return answer !== answers.get(key);
    };

    const ownPath = pathOf({ _type: type, slug: stored.slug?.current });
    const ownTag = ownPath === undefined ? undefined : pageTag(ownPath);
    const silent: string[] = [];
    const boasting: string[] = [];
    await publish(whole);
    for (const { field, value, descriptions } of variants(documentType, whole, findTargets)) {
      await publish(value);
      let isShown = false;
      const tags = await tagsOfChange(whole, value);
      // Its own page shows most of a document, so that is asked first.
      const requests = [...new Set([...tags.filter((tag) => tag === ownTag), ...tags])];
      for (const request of [...requests.flatMap(requestsUnder), routing]) {
        isShown ||= await isShownBy(request, value);
      }
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(field);
      if (isShown && isForEditors) boasting.push(field);
    }
    await publish(stored);
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);
