import type { Hono } from "hono";
import { flag, queryStringOf } from "../http/request.ts";
import { ndjson } from "../http/response-body.ts";
import type { Lake } from "../lake.ts";
import { publishedIdOf } from "../store/document.ts";

/** Documents by id, all of a dataset, and who refers to one. */
export function addDocumentRoutes(api: Hono, lake: Lake): void {
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

  // All fits one answer, so there is no cursor.
  api.get("/data/export/:dataset", (c) => {
    const types = queryStringOf(c).get("types")?.split(",").filter(Boolean) ?? [];
    const documents = lake.store.dataset(c.req.param("dataset")).all();
    const isWanted = ({ _type }: { _type: string }) => types.length === 0 || types.includes(_type);
    return ndjson(c, documents.filter(isWanted));
  });

  // The Studio leaves out its own dataset, whose references it queries, and asks for those of
  // others: here there are none.
  api.get("/data/references/:dataset/documents/:id/to", (c) => {
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const isOwnExcluded = flag(queryStringOf(c), "excludeInternalReferences");
    const ids = isOwnExcluded ? [] : dataset.references.sourcesOf(c.req.param("id"));
    const where = { projectId: lake.projectId, datasetName: dataset.name };
    const references = ids.map((documentId) => ({ ...where, documentId }));
    return c.json({ totalCount: references.length, references });
  });
}
