import type { Context, Hono } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import { factsOf, tagsOfQuery } from "../groq/facts.ts";
import { parsePerspective, toView, type View, viewOf } from "../groq/perspective.ts";
import type { ItemNames } from "../groq/source-map.ts";
import { type GroqNode, parseGroq } from "../groq/syntax.ts";
import {
  apiVersionOf,
  askedOf,
  changingAs,
  flag,
  groqParamsIn,
  readJson,
} from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { GRANTS, PEOPLE, ROLES } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";

const queryBody = z.looseObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
});

export function addQueryRoutes(api: Hono, lake: Lake): void {
  api.get("/data/query/:dataset", (c) => {
    const { search } = askedOf(c, lake);
    return answer(c, lake, { query: search.get("query") ?? "", params: groqParamsIn(search) });
  });
  api.post("/data/query/:dataset", async (c) => answer(c, lake, await readJson(c, queryBody)));
}

async function answer(c: Context, lake: Lake, body: z.infer<typeof queryBody>): Promise<Response> {
  const started = performance.now();
  const { search, dataset } = askedOf(c, lake);
  const { query, params, perspective = search.get("perspective") } = body;
  if (search.has("variant")) throw plainError(400, "Variants are not known here");
  const tree = parseGroq(query, params);
  const view = viewOf(dataset, parsePerspective(perspective, apiVersionOf(c), dataset));
  const { result, resultSourceMap, dereferenced } = await lake.queries.run(
    {
      query,
      params,
      identity: changingAs(c).author,
      projectId: lake.projectId,
      dataset: dataset.name,
      sourceMap: sourceMapIn(search),
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
function sourceMapIn(search: URLSearchParams): ItemNames | undefined {
  if (search.get("resultSourceMap") === "withKeyArraySelector") return "key";
  return flag(search, "resultSourceMap") ? "index" : undefined;
}

const BIRTHDAY = "2025-01-01T00:00:00Z";

/** Those of one role are a group. */
const GROUPS = ROLES.map(
  ({ name }): LakeDocument => ({
    _id: `_.groups.${name}`,
    _type: "system.group",
    _rev: name,
    _createdAt: BIRTHDAY,
    _updatedAt: BIRTHDAY,
    members: PEOPLE.filter(({ role }) => role === name).map(({ id }) => id),
    grants: GRANTS[name],
  }),
);

/**
 * Lets a query that asks for groups by their type find them: by that the Studio decides who can be
 * mentioned in a comment. Nobody else sees them, so that a dataset holds what was put into it.
 */
function withGroups(view: View, tree: GroqNode): View {
  if (!factsOf(tree).includes("type:system.group")) return view;
  return toView([...GROUPS, ...view.documents]);
}
