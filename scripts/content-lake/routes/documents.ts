import type { Hono } from "hono";
import { flag, queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { toResponseBody } from "../local-server/response-body.ts";
import { type LakeDocument, publishedIdOf } from "../store/document.ts";

/** `GET /data/doc/:dataset/:ids` and `GET /data/export/:dataset`. */
export function addDocumentRoutes(api: Hono, lake: Lake): void {
  addReferenceRoutes(api, lake);
  api.get("/data/doc/:dataset/:ids", (c) => {
    const search = queryStringOf(c);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const ids = c.req.param("ids").split(",");
    if (flag(search, "includeAllVersions")) {
      const published = new Set(ids.map(publishedIdOf));
      const documents = dataset.all().filter(({ _id }) => published.has(publishedIdOf(_id)));
      return c.json({ documents, omitted: [] });
    }
    const documents = ids.flatMap((id) => dataset.get(id) ?? []);
    const missing = ids.filter((id) => !dataset.get(id));
    const omitted = missing.map((id) => ({ id, reason: "existence" }));
    return c.json({ documents: flag(search, "excludeContent") ? [] : documents, omitted });
  });

  api.get("/data/export/:dataset", (c) => {
    const types = queryStringOf(c).get("types")?.split(",").filter(Boolean);
    const documents = lake.store.dataset(c.req.param("dataset")).all();
    const wanted = types?.length
      ? documents.filter(({ _type }) => types.includes(_type))
      : documents;
    // Line by line: a large dataset is never one string. All fits one answer, so no cursor.
    const body = toResponseBody(linesOf(wanted));
    return c.body(body, 200, { "content-type": "application/x-ndjson" });
  });
}

function* linesOf(documents: Iterable<LakeDocument>): Generator<Buffer> {
  for (const document of documents) yield Buffer.from(`${JSON.stringify(document)}\n`);
}

/**
 * `GET /data/references/:dataset/documents/:id/to`: who refers to a document. The Studio leaves out
 * its own dataset, whose references it queries, and asks for those of others: here there are none.
 */
function addReferenceRoutes(api: Hono, lake: Lake): void {
  api.get("/data/references/:dataset/documents/:id/to", (c) => {
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const isOwnExcluded = flag(queryStringOf(c), "excludeInternalReferences");
    const ids = isOwnExcluded ? [] : dataset.references.sourcesOf(c.req.param("id"));
    const references = ids.map((documentId) => ({
      projectId: lake.projectId,
      datasetName: dataset.name,
      documentId,
    }));
    return c.json({ totalCount: references.length, references });
  });
}
