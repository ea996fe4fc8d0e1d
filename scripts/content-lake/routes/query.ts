import type { Context, Hono } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import { parsePerspective, toView, type View, viewOf } from "../groq/perspective.ts";
import { runQuery } from "../groq/run-query.ts";
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
  const view = viewOf(dataset, parsePerspective(perspective, apiVersionOf(c)));
  const { result, resultSourceMap, syncTags } = await runQuery(
    {
      query,
      params,
      identity: changingAs(c).author,
      projectId: lake.projectId,
      dataset: dataset.name,
      limitMs: lake.queryLimitMs,
      withSourceMap: ["true", "withKeyArraySelector"].includes(search.get("resultSourceMap") ?? ""),
    },
    withGroups(view, query),
  );
  return c.json({
    ...(flag(search, "returnQuery", true) && { query }),
    result: result ?? null,
    ...(resultSourceMap && { resultSourceMap }),
    syncTags,
    ms: Math.round(performance.now() - started),
  });
}

const BIRTHDAY = "2025-01-01T00:00:00Z";

/** Users of one role are a group. */
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
 * Returns groups to a query for their type, because the Studio uses them to decide who can be
 * mentioned in a comment. Other queries do not see them, so a dataset contains only what was
 * stored.
 */
const withGroups = (view: View, query: string): View =>
  query.includes('"system.group"') ? toView([...GROUPS, ...view.documents]) : view;
