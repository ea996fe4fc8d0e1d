import { z } from "zod";

const fields = z.record(z.string(), z.unknown());
const items = z.array(z.unknown());
const path = z.string();

const operations = {
  set: fields.optional(),
  setIfMissing: fields.optional(),
  merge: fields.optional(),
  unset: z.array(path).optional(),
  inc: z.record(path, z.number()).optional(),
  dec: z.record(path, z.number()).optional(),
  insert: z
    .union([
      z.strictObject({ before: path, items }),
      z.strictObject({ after: path, items }),
      z.strictObject({ replace: path, items }),
    ])
    .optional(),
  diffMatchPatch: z.record(path, z.string()).optional(),
  ifRevisionID: z.string().optional(),
};

export const patchOperations = z.strictObject(operations);

/** One document, or all documents that a query finds. */
const selection = {
  id: z.string().optional(),
  query: z.string().optional(),
  params: fields.optional(),
};

/** A document from a client. `_id` may be missing, or end in a dot to be completed. */
const newDocument = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
export const identifiedDocument = newDocument.extend({ _id: z.string().min(1) });

export const mutationSchema = z
  .strictObject({
    create: newDocument,
    createIfNotExists: identifiedDocument,
    createOrReplace: identifiedDocument,
    delete: z.strictObject(selection),
    patch: z.strictObject({ ...selection, ...operations }),
  })
  .partial()
  .refine(
    (kinds) => Object.keys(kinds).length === 1,
    "expected one of create, createIfNotExists, createOrReplace, delete, patch",
  );

export type DocumentStub = z.infer<typeof identifiedDocument>;

const oneMutation = z
  .strictObject({
    create: identifiedDocument,
    createIfNotExists: identifiedDocument,
    createOrReplace: identifiedDocument,
    delete: z.strictObject({ id: z.string() }),
    patch: patchOperations.extend({ id: z.string() }),
  })
  .partial();

/** A mutation of exactly one document with a known id. */
export type Mutation = z.infer<typeof oneMutation>;

/** The mutations of a document in one transaction, as the log stores them. */
export const loggedMutations = z.array(oneMutation);

export function documentIdOf({ delete: removed, patch, ...made }: Mutation): string {
  const document = made.create ?? made.createIfNotExists ?? made.createOrReplace;
  return document?._id ?? removed?.id ?? patch?.id ?? "";
}
