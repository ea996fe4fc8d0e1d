import { z } from "zod";

const fields = z.record(z.string(), z.unknown());

const insert = z.union([
  z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
  z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
]);

const operations = {
  set: fields.optional(),
  setIfMissing: fields.optional(),
  merge: fields.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  ifRevisionID: z.string().optional(),
};

/** What a patch does, without saying to which document. */
export const patchOperations = z.strictObject(operations);
export type PatchOperations = z.infer<typeof patchOperations>;

/** One document, or all that a query finds. */
const selection = {
  id: z.string().optional(),
  query: z.string().optional(),
  params: fields.optional(),
};

/** A document as written by a client; `_id` may be missing, or end in a dot to be completed. */
export const newDocument = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const identifiedDocument = z.looseObject({ _id: z.string(), _type: z.string().min(1) });

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

/** A mutation as the HTTP API takes it. */
export type RequestedMutation = z.infer<typeof mutationSchema>;

export type DocumentStub = { _id: string; _type: string; [field: string]: unknown };

/** A mutation of exactly one known document. */
export type Mutation =
  | { create: DocumentStub }
  | { createIfNotExists: DocumentStub }
  | { createOrReplace: DocumentStub }
  | { delete: { id: string } }
  | { patch: { id: string } & PatchOperations };

export function documentIdOf(mutation: Mutation): string {
  if ("create" in mutation) return mutation.create._id;
  if ("createIfNotExists" in mutation) return mutation.createIfNotExists._id;
  if ("createOrReplace" in mutation) return mutation.createOrReplace._id;
  return "delete" in mutation ? mutation.delete.id : mutation.patch.id;
}
