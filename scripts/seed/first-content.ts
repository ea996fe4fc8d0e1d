import { join } from "node:path";
import {
  type ContentDocument,
  type MemoryName,
  readFolder,
  referencesIn,
  type Source,
} from "@nordune/content-tool";
import type { AllSanitySchemaTypes } from "#schemas/generated/types.generated.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { toolTypes } from "#schemas/tools/list.ts";

/** The folder of the first content, in the format of `npm run content -- export`. */
export const CONTENT_FOLDER = join(import.meta.dirname, "content");
/** A folder in the same format with placeholder texts for pages, menus and forms. */
const BLANK_FOLDER = join(import.meta.dirname, "blank");

/** Which first content a site begins with: this site's, or the blank one. */
export type FirstContent = Environment["FIRST_CONTENT"];

/** The name under which the lake remembers each of the two. */
export const memoryNames = {
  site: "seed",
  blank: "blankSeed",
} as const satisfies Record<FirstContent, MemoryName>;

/**
 * Types of documents that are facts with a source for any site. The tools need them, so they are
 * part of the blank content too. Their files are in the first content only.
 */
const factTypes: readonly string[] = [
  ...["diagram", "figure", "freeZone", "homeCountry", "zoneSource"],
  ...["toolWords", ...toolTypes],
];

/**
 * Reads the first content.
 * @throws Error that names the faulty file
 */
export async function readFirstContent(which: FirstContent = "site"): Promise<Source> {
  const site = await readFolder(CONTENT_FOLDER);
  if (which === "site") return { ...site, name: "the seed" };
  const blank = await readFolder(BLANK_FOLDER);
  const facts = site.documents.filter(({ _type }) => factTypes.includes(_type));
  const shown = new Set(facts.flatMap(referencesIn).map(({ id }) => id));
  const isFact = (id: string) => facts.some(({ _id }) => _id === id);
  return {
    name: "the blank seed",
    documents: [...blank.documents, ...facts],
    assets: [...blank.assets, ...site.assets.filter(({ id }) => shown.has(id))],
    where: (id, field) => (isFact(id) ? site : blank).where?.(id, field) ?? `${id}: ${field}`,
    isComplete: true,
  };
}

type StoredDocument = Extract<AllSanitySchemaTypes, { _id: string; _updatedAt: string }>;
type LakeField = "_createdAt" | "_updatedAt" | "_rev";

/** A type of documents in the content model. */
export type DocumentType = StoredDocument["_type"];
/** A document of that type without the fields that the content lake adds. */
export type DocumentOf<Type extends DocumentType> = Omit<
  Extract<StoredDocument, { _type: Type }>,
  LakeField
>;

/**
 * The documents of one type. Their TypeScript type is generated from the content model, and a test
 * validates every document with the same model.
 */
export function documentsOf<Type extends DocumentType>(
  documents: readonly ContentDocument[],
  type: Type,
): DocumentOf<Type>[] {
  return documents.filter((each): each is DocumentOf<Type> => each._type === type);
}
