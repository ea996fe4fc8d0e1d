import type { Context, Hono } from "hono";
import { z } from "zod";
import { messageOf } from "#schemas/error-message.ts";
import { queryError } from "../errors.ts";
import { evaluateGroq } from "../groq/evaluate.ts";
import { parsePerspective, viewOf } from "../groq/perspective.ts";
import { tagsOfQuery } from "../groq/sync-tags.ts";
import { parseGroq } from "../groq/syntax.ts";
import { apiVersionOf, flag, groqParamsIn, queryStringOf, readJson } from "../http/request.ts";
import { type Lake, LOCAL_USER } from "../lake.ts";

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
  const view = viewOf(dataset, parsePerspective(requested, apiVersionOf(c)));
  const tree = parseGroq(query, params);
  const dereferenced = new Set<string>();
  let result: unknown;
  try {
    result = await evaluateGroq(tree, view, {
      params,
      identity: LOCAL_USER,
      projectId: lake.projectId,
      dataset: dataset.name,
      onDereference: (id) => dereferenced.add(id),
    });
  } catch (error) {
    throw queryError(query, `The query cannot be evaluated here: ${messageOf(error)}`);
  }
  return c.json({
    ...(flag(search, "returnQuery", true) && { query }),
    result: result ?? null,
    syncTags: tagsOfQuery(dataset.name, tree, dereferenced),
    ms: Math.round(performance.now() - started),
  });
}
