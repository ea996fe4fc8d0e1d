import type { Context, Hono } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import { withGroups } from "../groq/groups.ts";
import { parsePerspective, viewOf } from "../groq/perspective.ts";
import type { ItemNames } from "../groq/source-map/places.ts";
import { tagsOfQuery } from "../groq/sync-tags.ts";
import { parseGroq } from "../groq/syntax.ts";
import { authorOf } from "../http/person.ts";
import { apiVersionOf, flag, groqParamsIn, queryStringOf, readJson } from "../http/request.ts";
import type { Lake } from "../lake.ts";

const queryBody = z.looseObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
});

/** `GET` and `POST /data/query/:dataset`. */
export function addQueryRoutes(api: Hono, lake: Lake): void {
  api.get("/data/query/:dataset", async (c) => {
    const search = queryStringOf(c);
    const query = search.get("query") ?? "";
    return answer(c, lake, c.req.param("dataset"), query, groqParamsIn(search));
  });
  api.post("/data/query/:dataset", async (c) => {
    const body = await readJson(c, lake, queryBody);
    const { query, params = {}, perspective } = body;
    return answer(c, lake, c.req.param("dataset"), query, params, perspective);
  });
}

async function answer(
  c: Context,
  lake: Lake,
  datasetName: string,
  query: string,
  params: Record<string, unknown>,
  perspectiveInBody?: string | string[],
): Promise<Response> {
  const started = performance.now();
  const search = queryStringOf(c);
  const dataset = lake.store.dataset(datasetName);
  const requested = perspectiveInBody ?? search.get("perspective");
  if (search.has("variant")) throw plainError(400, "Variants are not known here");
  const tree = parseGroq(query, params);
  const view = viewOf(dataset, parsePerspective(requested, apiVersionOf(c), dataset));
  const { result, resultSourceMap, dereferenced } = await lake.queries.run(
    {
      query,
      params,
      identity: authorOf(c),
      projectId: lake.projectId,
      dataset: dataset.name,
      ...sourceMapIn(search),
    },
    withGroups(view, tree),
    c.req.raw.signal,
  );
  return c.json({
    ...(flag(search, "returnQuery", true) && { query }),
    result: result ?? null,
    ...(resultSourceMap && { resultSourceMap }),
    syncTags: tagsOfQuery(dataset.name, tree, dereferenced),
    ms: Math.round(performance.now() - started),
  });
}

/** Whether a content source map is asked for, and how it is to name the items of arrays. */
function sourceMapIn(search: URLSearchParams): { sourceMap?: ItemNames } {
  if (search.get("resultSourceMap") === "withKeyArraySelector") return { sourceMap: "key" };
  return flag(search, "resultSourceMap") ? { sourceMap: "index" } : {};
}
