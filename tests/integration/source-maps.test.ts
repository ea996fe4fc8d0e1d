import type { ContentSourceMap, SanityDocument } from "@sanity/client";
import { parseJsonPath, resolveMapping, walkMap } from "@sanity/client/csm";
import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { isPageType } from "#schemas/shared/routes.ts";
import { pageTable } from "#web/content/page-table.ts";
import { notFoundPageQuery, pageMetadataQuery, siteQuery } from "#web/content/queries/site.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** What no stored string is: made by the query from several, or from none. */
const COMPUTED = /metadataRevision$/;

type Leaf = { path: string; value: string; stored: unknown };

/** Every string of a result, with what its mapping leads to among the stored documents. */
function leavesOf(
  result: unknown,
  map: ContentSourceMap,
  documents: ReadonlyMap<string, SanityDocument>,
): Leaf[] {
  const leaves: Leaf[] = [];
  walkMap(result, (value, path) => {
    if (typeof value !== "string") return value;
    const found = resolveMapping(path, map);
    const source = found?.mapping.source;
    const resultPath = path.map((step) => (isRecord(step) ? step._index : step)).join(".");
    if (found === undefined || source?.type !== "documentValue") {
      leaves.push({ path: resultPath, value, stored: undefined });
      return value;
    }
    const document = documents.get(map.documents[source.document]?._id ?? "");
    const steps = [
      ...parseJsonPath(map.paths[source.path] ?? ""),
      ...path.slice(parseJsonPath(found.matchedPath).length),
    ];
    leaves.push({ path: resultPath, value, stored: steps.reduce(follow, document) });
    return value;
  });
  return leaves;
}

function follow(value: unknown, step: ReturnType<typeof parseJsonPath>[number]): unknown {
  if (Array.isArray(value)) {
    return isRecord(step)
      ? value.find((item) => isRecord(item) && item._key === step._key)
      : value[Number(step)];
  }
  return isRecord(value) ? value[String(step)] : undefined;
}

/** Every query that a page or its frame asks, with the parameters of every page. */
async function allQueries() {
  const slugs = await lake
    .client()
    .fetch<{ _type: string; slug: string }[]>(
      `*[defined(slug.current)]{ _type, "slug": slug.current }`,
    );
  const types = Object.keys(pageTable).filter(isPageType);
  return [
    { query: siteQuery, params: {} },
    { query: notFoundPageQuery, params: {} },
    { query: pageMetadataQuery, params: { path: "/" } },
    ...types.flatMap((type) => {
      const own = slugs.filter(({ _type }) => _type === type);
      const all = own.length > 0 ? own.map(({ slug }) => slug) : [null];
      return all.map((slug) => ({ query: pageTable[type].query, params: { slug } }));
    }),
  ];
}

async function storedDocuments() {
  const all = await lake.client().fetch<SanityDocument[]>("*", {}, { perspective: "raw" });
  return new Map(all.map((document) => [document._id, document]));
}

test("a source map leads from every string of every query of the site to where it is stored", async () => {
  const documents = await storedDocuments();
  const client = lake.client().withConfig({ perspective: "drafts" });
  let count = 0;
  for (const { query, params } of await allQueries()) {
    const plain = await client.fetch(query, params);
    const mapped = await client.fetch(query, params, {
      resultSourceMap: "withKeyArraySelector",
      filterResponse: false,
    });
    expect(mapped.result).toEqual(plain);
    if (mapped.resultSourceMap === undefined) throw new Error("The answer has no source map.");
    for (const { path, value, stored } of leavesOf(plain, mapped.resultSourceMap, documents)) {
      if (COMPUTED.test(path)) continue;
      count += 1;
      expect.soft({ path, stored }).toEqual({ path, stored: value });
    }
  }
  expect(count).toBeGreaterThan(4_000);
});
