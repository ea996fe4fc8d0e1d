import { reference } from "#schemas/sections/sample-parts.ts";
import {
  type DocumentOf,
  type DocumentType,
  documentsOf,
  readFirstContent,
} from "#scripts/seed/first-content.ts";

/** The first content, with its pictures. */
export const firstContent = await readFirstContent();
/** Every document of it. */
export const seedDocuments = firstContent.documents;

/** Every document of a type in the first content. */
export const seededOfType = <Type extends DocumentType>(type: Type) =>
  documentsOf(seedDocuments, type);

/** A document of the first content; without an id the only one of its type. */
export function seeded<Type extends DocumentType>(type: Type, id: string = type): DocumentOf<Type> {
  const found = seededOfType(type).find(({ _id }) => _id === id);
  if (found === undefined) throw new Error(`The first content has no ${type} "${id}".`);
  return found;
}

/** A picture of the first content, by the name of its file. */
export function pictureFile(name: string) {
  const found = firstContent.assets.find(({ facts }) => facts.originalFilename === `${name}.webp`);
  if (found === undefined) throw new Error(`The first content has no picture "${name}".`);
  return found;
}

/** The same as the field of a document holds it. */
export function picture(name: string) {
  const { id, facts } = pictureFile(name);
  const asset = reference(id);
  const { description: alt } = facts;
  return { _type: "imageWithAlt" as const, asset, alt, decorative: false, flip: false };
}
