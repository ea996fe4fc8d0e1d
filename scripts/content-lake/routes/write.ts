import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { actionError, mutationError } from "../errors.ts";
import { viewOf } from "../groq/perspective.ts";
import { changingAs } from "../http/person.ts";
import { flag, queryStringOf, readJson } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { type Action, actionSchema, isReleaseAction } from "../store/action.ts";
import { type Mutation, mutationSchema, type RequestedMutation } from "../store/mutation.ts";
import { performDocumentAction } from "../store/perform-document-action.ts";
import { performReleaseAction } from "../store/perform-release-action.ts";
import { isRecord } from "../values.ts";

const mutateBody = z.looseObject({
  mutations: z.array(z.unknown()),
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

/** Mutations and actions: all of a request are one transaction. */
export function addWriteRoutes(api: Hono, lake: Lake): void {
  api.post("/data/mutate/:dataset", async (c) => {
    const search = queryStringOf(c);
    const body = await readJson(c, mutateBody);
    const requested = body.mutations.map(parseMutation);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const by = changingAs(c);
    const options = {
      ...by,
      transactionId: body.transactionId ?? search.get("transactionId") ?? undefined,
      dryRun: flag(search, "dryRun"),
      autoGenerateArrayKeys: flag(search, "autoGenerateArrayKeys"),
    };
    const idsOf = async ({ id, query, params = {} }: Selection) => {
      if (id !== undefined) return [id];
      const { projectId } = lake;
      const asked = { query: query ?? "", params, identity: by.author, projectId };
      const request = { ...asked, dataset: dataset.name };
      const { result } = await lake.queries.run(request, viewOf(dataset, "raw"));
      const hits = Array.isArray(result) ? result : [result];
      return hits.flatMap((hit) => (isRecord(hit) && typeof hit._id === "string" ? hit._id : []));
    };
    const { transactionId, results } = await dataset.transact(options, async (documents) => {
      for (const mutation of requested) {
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
    return c.json({
      transactionId,
      results: flag(search, "returnFirst") ? told.slice(0, 1) : told,
    });
  });

  api.post("/data/actions/:dataset", async (c) => {
    const { actions, ...options } = await readJson(c, actionsBody);
    const parsed = actions.map(parseAction);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const { transactionId } = await dataset.transact(
      { ...changingAs(c), transactionId: options.transactionId, dryRun: options.dryRun },
      (documents) => {
        for (const [index, action] of parsed.entries()) {
          if (isReleaseAction(action)) performReleaseAction(documents, action, index);
          else performDocumentAction(documents, action, index);
        }
      },
    );
    return c.json({ transactionId });
  });
}

function parseAction(value: unknown, index: number): Action {
  const parsed = actionSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const type = isRecord(value) ? String(value.actionType) : typeof value;
  const detail = z.prettifyError(parsed.error);
  const description = `Action ${index} (${type}) is malformed or not supported here: ${detail}`;
  throw actionError(400, { type: "validationError", description }, index);
}

function parseMutation(value: unknown, index: number): RequestedMutation {
  const parsed = mutationSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const description = `Mutation ${index} is malformed: ${z.prettifyError(parsed.error)}`;
  throw mutationError(400, { type: "validationError", description }, index);
}

type Selection = { id?: string; query?: string; params?: Record<string, unknown> };

/** Completes missing ids and turns a selection by query into one mutation per document. */
async function toSingleDocument(
  { create, createIfNotExists, createOrReplace, delete: removed, patch }: RequestedMutation,
  idsOf: (selection: Selection) => Promise<string[]>,
): Promise<Mutation[]> {
  if (create) {
    const { _id: id = "", ...rest } = create;
    const _id = id === "" || id.endsWith(".") ? `${id}${randomUUID()}` : id;
    return [{ create: { ...rest, _id } }];
  }
  if (createIfNotExists) return [{ createIfNotExists }];
  if (createOrReplace) return [{ createOrReplace }];
  if (removed) return (await idsOf(removed)).map((id) => ({ delete: { id } }));
  const { id: _, query, params, ...operations } = patch ?? {};
  return (await idsOf({ ...patch })).map((id) => ({ patch: { ...operations, id } }));
}
