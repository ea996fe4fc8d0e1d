import type { Hono } from "hono";
import { isRecord } from "#schemas/record.ts";
import { flag, queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Dataset } from "../store/dataset.ts";

/** `GET /data/references/:dataset/documents/:id/to`: who refers to a document. */
export function addReferenceRoutes(api: Hono, lake: Lake): void {
  api.get("/data/references/:dataset/documents/:id/to", (c) => {
    const id = c.req.param("id");
    const target = lake.store.dataset(c.req.param("dataset"));
    const own = flag(queryStringOf(c), "excludeInternalReferences")
      ? []
      : target.references.sourcesOf(id).map((documentId) => ({ dataset: target, documentId }));
    const others = lake.store
      .datasets()
      .filter((dataset) => dataset !== target)
      .flatMap((dataset) =>
        sourcesInOther(dataset, target.name, id).map((documentId) => ({ dataset, documentId })),
      );
    const references = [...own, ...others].map(({ dataset, documentId }) => ({
      projectId: lake.projectId,
      datasetName: dataset.name,
      documentId,
    }));
    return c.json({ totalCount: references.length, references });
  });
}

/** Cross-dataset references name the dataset they point into. They are rare, so we look for them. */
function sourcesInOther(dataset: Dataset, targetDataset: string, id: string): string[] {
  const pointsThere = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(pointsThere);
    if (!isRecord(value)) return false;
    if (value._ref === id && value._dataset === targetDataset) return true;
    return Object.values(value).some(pointsThere);
  };
  return dataset.all().flatMap((document) => (pointsThere(document) ? [document._id] : []));
}
