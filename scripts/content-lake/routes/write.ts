import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { viewOf } from "../groq/perspective.ts";
import { runQuery } from "../groq/run-query.ts";
import {
  apiVersionOf,
  askedOf,
  changingAs,
  flag,
  MAX_WRITE_BYTES,
  readJson,
} from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { parseAction } from "../store/action.ts";
import { type Mutation, mutationSchema } from "../store/mutation.ts";
import { isRecord } from "../values.ts";

const mutateBody = z.looseObject({
  mutations: z.array(mutationSchema),
  transactionId: z
    .string()
    .regex(/^[a-zA-Z0-9._-]{1,128}$/)
    .optional(),
});
const actionsBody = z.looseObject({
  actions: z.array(z.unknown()),
  transactionId: z.string().min(1).optional(),
  dryRun: z.boolean().optional(),
});

/** Mutations and actions. Each request is one transaction. */
export function addWriteRoutes(api: Hono, lake: Lake): void {
  api.post("/data/mutate/:dataset", async (c) => {
    const body = await readJson(c, mutateBody, MAX_WRITE_BYTES);
    const { search, dataset } = askedOf(c, lake);
    const by = changingAs(c);
    const options = {
      ...by,
      transactionId: body.transactionId ?? search.get("transactionId") ?? undefined,
      dryRun: flag(search, "dryRun"),
      autoGenerateArrayKeys: flag(search, "autoGenerateArrayKeys"),
    };
    const idsOf = async ({ id, query = "", params = {} }: Selection) => {
      if (id !== undefined) return [id];
      const asker = { identity: by.author, projectId: lake.projectId, dataset: dataset.name };
      const view = viewOf(dataset, "raw");
      const { result } = await runQuery({ query, params, ...asker }, view);
      const hits = Array.isArray(result) ? result : [result];
      return hits.flatMap((hit) => (isRecord(hit) && typeof hit._id === "string" ? hit._id : []));
    };
    const { transactionId, results } = await dataset.transact(options, async (documents) => {
      for (const mutation of body.mutations) {
        for (const single of await toSingleDocument(mutation, idsOf)) documents.apply(single);
      }
    });
    const withDocument = flag(search, "returnDocuments");
    const withId = withDocument || flag(search, "returnIds");
    const told = results.map(({ id, operation, document }) => ({
      ...(withId && { id }),
      operation,
      ...(withDocument && { document }),
    }));
    const returned = flag(search, "returnFirst") ? told.slice(0, 1) : told;
    return c.json({ transactionId, results: returned });
  });

  api.post("/data/actions/:dataset", async (c) => {
    const { actions, transactionId: id, dryRun } = await readJson(c, actionsBody, MAX_WRITE_BYTES);
    const perform = actions.map((action, index) => parseAction(action, index, apiVersionOf(c)));
    const { dataset } = askedOf(c, lake);
    const options = { ...changingAs(c), transactionId: id, dryRun };
    const { transactionId } = await dataset.transact(options, (documents) => {
      for (const [index, action] of perform.entries()) action(documents, index);
    });
    return c.json({ transactionId });
  });
}

type Selection = { id?: string; query?: string; params?: Record<string, unknown> };

/** Adds missing ids, and turns a selection by query into one mutation per document. */
async function toSingleDocument(
  { create, delete: removed, patch, ...made }: z.infer<typeof mutationSchema>,
  idsOf: (selection: Selection) => Promise<string[]>,
): Promise<Mutation[]> {
  if (create) {
    const { _id: id = "", ...rest } = create;
    const _id = id === "" || id.endsWith(".") ? `${id}${randomUUID()}` : id;
    return [{ create: { ...rest, _id } }];
  }
  if (removed) return (await idsOf(removed)).map((id) => ({ delete: { id } }));
  if (!patch) return [made];
  const { id: _, query, params, ...operations } = patch;
  return (await idsOf(patch)).map((id) => ({ patch: { ...operations, id } }));
}
