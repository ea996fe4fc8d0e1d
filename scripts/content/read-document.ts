import * as z from "zod";
import { contentDocument, wholeMessage } from "./document.ts";

/** Maximum depth of objects and lists. Hosted Sanity accepts 20. */
const MAX_DEPTH = 64;

/** Names that could change the prototype of the object they are copied into. */
const RESERVED = /^(?:__proto__|constructor|prototype)$/;

/** Characters that Sanity accepts in an id. */
const MAX_ID = 128;

const documentId = z
  .string("is missing")
  .regex(/^[\w.-]+$/, "has to be of letters, digits, dots, _ and -")
  .max(MAX_ID, `has to be of at most ${MAX_ID} characters`);

/** Returns what is wrong with the id of a document, or undefined for a valid one. */
export const idProblem = (id: string): string | undefined =>
  documentId.safeParse(id).error?.issues[0]?.message;

/** A document from outside. */
export const broughtDocument = contentDocument.extend({
  _id: documentId,
  _type: z.string("is missing").min(1, "is missing"),
});

/** @param what begins the message when the text is invalid */
export function parseJson<Shape>(text: string, shape: z.ZodType<Shape>, what: string): Shape {
  try {
    // Editors on Windows write a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    assertHarmless(value, MAX_DEPTH);
    return shape.parse(value);
  } catch (cause) {
    throw new Error(`${what}: ${wholeMessage(cause)}.`, { cause });
  }
}

function assertHarmless(value: unknown, levels: number): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new Error(`it is nested more than ${MAX_DEPTH} levels deep`);
  for (const [name, inner] of Object.entries(value)) {
    if (RESERVED.test(name)) throw new Error(`no field may have the name ${name}`);
    assertHarmless(inner, levels - 1);
  }
}
