import { evaluateSync, parse } from "groq-js";
import { createSchema } from "sanity";
import { beforeAll, expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { slugTypes } from "#schemas/shared/routes.ts";
import { changes, filled } from "#tests/support/field-values.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { routingQuery } from "#web/content/queries/routing.ts";
import { routingTableQuery } from "#web/content/routing/routing-table.ts";
import { siteQueries } from "#web/content/site-queries.ts";
import type { ContentQuery } from "#web/content/store/content-query.ts";
import { withSeededLake } from "./seeded-lake.ts";

/** The description of a field whose value no visitor sees. */
const FOR_EDITORS = /for editors, not shown on the site/;

/** Documents that show more than the first seeded one of their type. */
const samples: Record<string, string> = {
  emirate: "emirate-dubai",
  // A fee of a zone, whose year its card shows.
  figure: "figure-dmcc-jump-start-one-year",
};

const lake = withSeededLake();
const schema = createSchema({ name: "default", types: schemaTypes });
const documentTypes = schemaTypes.flatMap(({ type, name }) => (type === "document" ? name : []));

/** Everything that is published, by id. Queries are evaluated here, thousands of times. */
const published = new Map<string, Stored>();
beforeAll(async () => {
  const client = lake.client().withConfig({ perspective: "published" });
  for (const document of await client.fetch<Stored[]>("*")) published.set(document._id, document);
  // No free page is seeded.
  const slug = { _type: "slug", current: "spring/nordic" };
  published.set("free", { _id: "free", _type: "freePage", title: "Spring", slug });
});

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** A query of the site, and its result before a change. */
type Asked = { query: ContentQuery; before: string };

/** The syntax tree of each query. */
const trees = new Map<string, ReturnType<typeof parse>>();

/** What the published documents answer, one of them changed, without the times of the last change. */
function answerTo({ query, params }: ContentQuery, changed: Stored): string {
  const documents = new Map(published).set(changed._id, changed);
  const tree = trees.get(query) ?? parse(query);
  trees.set(query, tree);
  const { data } = evaluateSync(tree, {
    dataset: [...documents.values()],
    params,
    // Without this each reference is looked for among all documents.
    dereference: ({ _ref }: { _ref: string }) => documents.get(_ref) ?? null,
  });
  const withoutDays = (key: string, value: unknown) => (key === "_updatedAt" ? undefined : value);
  return JSON.stringify(data, withoutDays);
}

/** All queries of the site. */
function askAll(document: Stored): Asked[] {
  const json = answerTo({ query: routingQuery, params: { slugTypes } }, document);
  return [routingTableQuery, ...siteQueries(json)].map((query) => ({
    query,
    before: answerTo(query, document),
  }));
}

/**
 * Whether any query has another result now. The query that showed the last change is sent first.
 */
function isShownBy(asked: Asked[], changed: Stored): boolean {
  for (const [index, { query, before }] of asked.entries()) {
    if (answerTo(query, changed) === before) continue;
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
  (type) => {
    const first = seedDocuments.find(({ _type }) => _type === type);
    const _id = samples[type] ?? first?._id ?? "free";
    const documentType = schema.get(type);
    const stored = published.get(_id);
    if (documentType === undefined) throw new Error(`There is no type ${type}.`);
    const everything = filled(documentType, stored, findTargets);
    // With this field a figure would show another figure's values.
    const { sameAs: _, ...whole } = isRecord(everything) ? everything : {};
    const document = { ...whole, _id, _type: type };
    const asked = askAll(document);
    const silent: string[] = [];
    const boasting: string[] = [];
    for (const { path, value, descriptions } of changes(documentType, document, findTargets)) {
      const isShown = isShownBy(asked, withValue(document, path, value));
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(path);
      if (isShown && isForEditors) boasting.push(path);
    }
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);

/** A copy of a document with another value at a path such as `sections[2].heading`. */
function withValue(document: Stored, path: string, value: unknown): Stored {
  const copy = structuredClone(document);
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? "";
  let part: object = copy;
  for (const step of steps) part = Object(Reflect.get(part, step));
  Reflect.set(part, last, value);
  return copy;
}
