import { join } from "node:path";
import { type ContentDocument, readFolder, type Source } from "@nordune/content-tool";
import type { AllSanitySchemaTypes } from "#schemas/generated/types.generated.ts";

/** The folder of the first content, as `npm run content -- export` writes one. */
const CONTENT_FOLDER = join(import.meta.dirname, "content");

/**
 * Reads the first content.
 * @throws Error that names the file at fault
 */
export async function readFirstContent(folder = CONTENT_FOLDER): Promise<Source> {
  return { ...(await readFolder(folder)), name: "the seed" };
}

type StoredDocument = Extract<AllSanitySchemaTypes, { _id: string; _updatedAt: string }>;
type LakeField = "_createdAt" | "_updatedAt" | "_rev";

/** A type of documents in the content model. */
export type DocumentType = StoredDocument["_type"];
/** A document of that type without the fields that the content lake sets by itself. */
export type DocumentOf<Type extends DocumentType> = Omit<
  Extract<StoredDocument, { _type: Type }>,
  LakeField
>;

/**
 * The documents of one type. The type that they have for the compiler is generated from the content
 * model; a test holds every document of the first content against the same model.
 */
export function documentsOf<Type extends DocumentType>(
  documents: readonly ContentDocument[],
  type: Type,
): DocumentOf<Type>[] {
  return documents.filter((each): each is DocumentOf<Type> => each._type === type);
}
