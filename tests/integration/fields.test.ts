// @module-tag thorough
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
import { type ContentQuery, keyOf } from "#web/content/store/content-query.ts";
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
let watchedDocuments: ReadonlyMap<string, Stored>;
beforeAll(async () => {
  const client = lake.client().withConfig({ perspective: "published" });
  for (const document of await client.fetch<Stored[]>("*")) published.set(document._id, document);
  // No free page is seeded.
  const slug = { _type: "slug", current: "spring/nordic" };
  published.set("free", { _id: "free", _type: "freePage", title: "Spring", slug });
  watchedDocuments = new Map([...published].map(([id, document]) => [id, watched(document)]));
});

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** A query of the site, its result, and the fields that it has read of documents, by their ids. */
type Asked = {
  query: ContentQuery;
  before: string;
  read: ReadonlyMap<string, ReadonlySet<PropertyKey>>;
};

/** The syntax tree of each query. */
const trees = new Map<string, ReturnType<typeof parse>>();

/** What documents answer, without the times of the last change. */
function answerTo({ query, params }: ContentQuery, documents: ReadonlyMap<string, Stored>): string {
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

/** The published documents, one of them changed. */
const publishedWith = (changed: Stored) => new Map(published).set(changed._id, changed);

/** The fields that queries have read since this was last emptied. */
let read = new Map<string, Set<PropertyKey>>();

/** A document that notes which of its fields are read. */
function watched(document: Stored): Stored {
  const note = (field: PropertyKey) =>
    void read.set(document._id, (read.get(document._id) ?? new Set()).add(field));
  return new Proxy(document, {
    get(target, field, receiver) {
      note(field);
      return Reflect.get(target, field, receiver);
    },
    has(target, field) {
      note(field);
      return Reflect.has(target, field);
    },
    // A query that lists all fields asks each whether it is to be listed.
    getOwnPropertyDescriptor(target, field) {
      note(field);
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
  });
}

function ask(query: ContentQuery, documents: ReadonlyMap<string, Stored>): Asked {
  read = new Map();
  return { query, before: answerTo(query, documents), read };
}

/** What each query has answered before any document was changed. */
const asPublished = new Map<string, Asked>();

function askPublished(query: ContentQuery, all: ReadonlyMap<string, Stored>): Asked {
  const asked = asPublished.get(keyOf(query)) ?? ask(query, all);
  asPublished.set(keyOf(query), asked);
  return asked;
}

/** The fields in which a document differs from the published one. */
function changedFields(document: Stored): string[] {
  const before: Record<string, unknown> = published.get(document._id) ?? {};
  return Object.keys({ ...before, ...document }).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(document[field]),
  );
}

const hasRead = ({ read }: Asked, { _id }: Stored, fields: readonly string[]): boolean =>
  fields.some((field) => read.get(_id)?.has(field));

/** All queries of the site. A query that has read nothing that differs has the published answer. */
function askAll(document: Stored): Asked[] {
  const documents = publishedWith(document);
  const differing = changedFields(document);
  const json = answerTo({ query: routingQuery, params: { slugTypes } }, documents);
  return [routingTableQuery, ...siteQueries(json)].map((query) => {
    const asked = askPublished(query, watchedDocuments);
    if (!hasRead(asked, document, differing)) return asked;
    return ask(query, publishedWith(watched(document)));
  });
}

/**
 * Whether any query has another result now. A query that has not read the changed field has the same
 * one. The query that showed the last change is sent first.
 */
function isShownBy(asked: Asked[], field: string, changed: Stored): boolean {
  const documents = publishedWith(changed);
  for (const [index, each] of asked.entries()) {
    if (!hasRead(each, changed, [field])) continue;
    if (answerTo(each.query, documents) === each.before) continue;
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
      const [field = ""] = stepsOf(path);
      const isShown = isShownBy(asked, field, withValue(document, path, value));
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(path);
      if (isShown && isForEditors) boasting.push(path);
    }
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);

/** The names in a path such as `sections[2].heading`. */
const stepsOf = (path: string) => path.match(/[^.[\]]+/g) ?? [];

/** A copy of a document with another value at a path. */
function withValue(document: Stored, path: string, value: unknown): Stored {
  const copy = structuredClone(document);
  const steps = stepsOf(path);
  const last = steps.pop() ?? "";
  let part: object = copy;
  for (const step of steps) part = Object(Reflect.get(part, step));
  Reflect.set(part, last, value);
  return copy;
}
