import type { Hono } from "hono";
import { flag, queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";

/**
 * `GET /data/references/:dataset/documents/:id/to`: who refers to a document. The Studio leaves out
 * its own dataset, whose references it queries, and asks for those of others: here there are none.
 */
export function addReferenceRoutes(api: Hono, lake: Lake): void {
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
