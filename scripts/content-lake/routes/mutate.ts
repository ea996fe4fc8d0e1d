import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { mutationError } from "../errors.ts";
import { viewOf } from "../groq/perspective.ts";
import { changingAs } from "../http/person.ts";
import { flag, queryStringOf, readJson } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Dataset } from "../store/dataset.ts";
import { type Mutation, mutationSchema, type RequestedMutation } from "../store/mutation.ts";
import type { MutationResult } from "../store/working-set.ts";
import { isRecord } from "../values.ts";

const transactionId = z.string().regex(/^[a-zA-Z0-9._-]{1,128}$/);
const mutateBody = z.looseObject({
  mutations: z.array(z.unknown()),
  transactionId: transactionId.optional(),
});

/** `POST /data/mutate/:dataset`. */
export function addMutateRoutes(api: Hono, lake: Lake): void {
  api.post("/data/mutate/:dataset", async (c) => {
    const search = queryStringOf(c);
    const body = await readJson(c, lake, mutateBody);
    const requested = body.mutations.map(parseMutation);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const { author, role } = changingAs(c);
    const options = {
      ...{ author, role },
      transactionId: body.transactionId ?? search.get("transactionId") ?? undefined,
      dryRun: flag(search, "dryRun"),
      autoGenerateArrayKeys: flag(search, "autoGenerateArrayKeys"),
    };
    const { transactionId, results } = await dataset.transact(options, async (documents) => {
      for (const mutation of requested) {
        for (const single of await toSingleDocument(mutation, dataset, lake, author))
          documents.apply(single);
      }
    });
    const returned = flag(search, "returnFirst") ? results.slice(0, 1) : results;
    return c.json({ transactionId, results: returned.map((result) => toWire(result, search)) });
  });
}

function toWire({ id, operation, document }: MutationResult, search: URLSearchParams) {
  const withDocument = flag(search, "returnDocuments");
  const withId = withDocument || flag(search, "returnIds");
  return { ...(withId && { id }), operation, ...(withDocument && { document }) };
}

function parseMutation(value: unknown, index: number): RequestedMutation {
  const parsed = mutationSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const kind = isRecord(value) ? Object.keys(value).join(", ") : typeof value;
  const description = `Mutation ${index} (${kind}) is malformed: ${detailOf(parsed.error)}`;
  throw mutationError(400, { type: "validationError", description }, index);
}

/** The complaint about the mutation kind that was meant, not about all five. */
function detailOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const branches = issue?.code === "invalid_union" ? issue.errors : [];
  const meant = branches.find((issues) => issues.every((i) => i.path.length > 0));
  const first = meant?.[0];
  return first
    ? `${first.path.join(".")}: ${first.message}`
    : "expected one of create, createIfNotExists, createOrReplace, delete, patch";
}

/** Completes missing ids and turns a selection by query into one mutation per document. */
async function toSingleDocument(
  requested: RequestedMutation,
  dataset: Dataset,
  lake: Lake,
  identity: string,
): Promise<Mutation[]> {
  if ("create" in requested) {
    const { _id: id = "", ...rest } = requested.create;
    const _id = id === "" || id.endsWith(".") ? `${id}${randomUUID()}` : id;
    return [{ create: { ...rest, _id } }];
  }
  if ("delete" in requested) {
    const selection = requested.delete;
    if ("id" in selection) return [{ delete: { id: selection.id } }];
    const ids = await idsMatching(selection.query, selection.params ?? {}, dataset, lake, identity);
    return ids.map((id) => ({ delete: { id } }));
  }
  if ("patch" in requested) {
    const { patch } = requested;
    if ("id" in patch) return [{ patch }];
    const { query, params, ...operations } = patch;
    const ids = await idsMatching(query, params ?? {}, dataset, lake, identity);
    return ids.map((id) => ({ patch: { ...operations, id } }));
  }
  return [requested];
}

async function idsMatching(
  query: string,
  params: Record<string, unknown>,
  dataset: Dataset,
  lake: Lake,
  identity: string,
): Promise<string[]> {
  const { projectId } = lake;
  const request = { query, params, identity, projectId, dataset: dataset.name };
  const { result } = await lake.queries.run(request, viewOf(dataset, "raw"));
  const hits = Array.isArray(result) ? result : [result];
  return hits.flatMap((hit) => (isRecord(hit) && typeof hit._id === "string" ? [hit._id] : []));
}
