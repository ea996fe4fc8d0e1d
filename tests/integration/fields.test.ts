import { createSchema } from "sanity";
import { beforeAll, expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { slugTypes } from "#schemas/shared/routes.ts";
import { changes, filled } from "#tests/support/field-values.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { routingQuery } from "#web/content/queries/fingerprint.ts";
import { routingTableQuery } from "#web/content/routing/routing-table.ts";
import { siteQueries } from "#web/content/site-queries.ts";
import type { ContentQuery } from "#web/content/store/content-query.ts";
import { withSeededLake } from "./seeded-lake.ts";

/** The description of a field whose value no visitor sees. */
const FOR_EDITORS = /for editors, not shown on the site/;

/** Documents that show more than the first seeded one of their type. */
const samples: Record<string, string> = { emirate: "emirate-dubai" };

const lake = withSeededLake();
const schema = createSchema({ name: "default", types: schemaTypes });
const documentTypes = schemaTypes.flatMap(({ type, name }) => (type === "document" ? name : []));

// No free page is seeded.
beforeAll(async () => {
  const slug = { _type: "slug", current: "spring/nordic" };
  await lake.client().create({ _id: "free", _type: "freePage", title: "Spring", slug });
});

/** A query of the site, and its result before a change. */
type Asked = { query: ContentQuery; before: string };

const visitor = () => lake.client().withConfig({ perspective: "published" });

/** The content lake's result without the times of the last change. */
async function answerTo({ query, params }: ContentQuery): Promise<string> {
  const withoutDays = (key: string, value: unknown) => (key === "_updatedAt" ? undefined : value);
  return JSON.stringify(await visitor().fetch(query, params), withoutDays);
}

/** All queries of the site. */
async function askAll(): Promise<Asked[]> {
  const json = JSON.stringify(await visitor().fetch(routingQuery, { slugTypes }));
  const queries = [routingTableQuery, ...siteQueries(json)];
  return Promise.all(queries.map(async (query) => ({ query, before: await answerTo(query) })));
}

/**
 * Whether any query has another result now. The query that showed the last change is sent first.
 */
async function isShownBy(asked: Asked[]): Promise<boolean> {
  for (const [index, { query, before }] of asked.entries()) {
    if ((await answerTo(query)) === before) continue;
    asked.unshift(...asked.splice(index, 1));
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

test.each(documentTypes)(
  "every field of %s shows on a page, or says that it is for editors",
  async (type) => {
    const first = seedDocuments.find(({ _type }) => _type === type);
    const _id = samples[type] ?? first?._id ?? "free";
    const documentType = schema.get(type);
    const stored = await lake.stored(_id);
    if (documentType === undefined) throw new Error(`There is no type ${type}.`);
    const everything = filled(documentType, stored, findTargets);
    // With this field a figure would show another figure's values.
    const { sameAs: _, _rev, _updatedAt, ...whole } = isRecord(everything) ? everything : {};
    const document = { ...whole, _id, _type: type };
    const client = lake.client();
    await client.createOrReplace(document);
    const asked = await askAll();
    const silent: string[] = [];
    const boasting: string[] = [];
    for (const { path, value, descriptions } of changes(documentType, document, findTargets)) {
      const transaction = client.transaction().createOrReplace(document);
      await transaction.patch(_id, { set: { [path]: value } }).commit();
      const isShown = await isShownBy(asked);
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(path);
      if (isShown && isForEditors) boasting.push(path);
    }
    await client.createOrReplace(stored);
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);
