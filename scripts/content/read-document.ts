import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import * as z from "zod";
import { type ContentDocument, contentDocument, messageOf } from "./document.ts";

/** Objects and lists in one another; hosted Sanity takes 20. */
const MAX_DEPTH = 64;

/** Names by which a value would change what it is copied into. */
const RESERVED = /^(?:__proto__|constructor|prototype)$/;

const documentShape = contentDocument.extend({
  _id: z.string("is missing").regex(/^[\w.-]+$/, "has to be of letters, digits, dots, _ and -"),
  _type: z.string("is missing").min(1, "is missing"),
});

/**
 * Reads one document.
 * @param place where the text stands, for messages
 */
export function parseDocument(text: string, place: string): ContentDocument {
  return parseJson(text, documentShape, `${place} is no document`);
}

/** @param what begins the message when the text is not what is expected */
export function parseJson<Shape>(text: string, shape: z.ZodType<Shape>, what: string): Shape {
  try {
    const value: unknown = JSON.parse(text);
    assertHarmless(value, MAX_DEPTH);
    return shape.parse(value);
  } catch (cause) {
    throw new Error(`${what}: ${problemIn(cause)}.`, { cause });
  }
}

function problemIn(error: unknown): string {
  if (!(error instanceof z.ZodError)) return messageOf(error);
  return error.issues.map(({ path, message }) => [...path, message].join(" ")).join(", ");
}

function assertHarmless(value: unknown, levels: number): void {
  if (typeof value !== "object" || value === null) return;
  if (levels === 0) throw new Error(`it is nested more than ${MAX_DEPTH} levels deep`);
  for (const [name, inner] of Object.entries(value)) {
    if (RESERVED.test(name)) throw new Error(`no field may have the name ${name}`);
    assertHarmless(inner, levels - 1);
  }
}

/**
 * The real path of a file that content names, which has to lie in the folder that came with it,
 * wherever names and links lead.
 */
export async function fileBelow(folder: string, name: string): Promise<string> {
  const path = await realpath(resolve(folder, name)).catch(() => undefined);
  const from = relative(resolve(folder), resolve(folder, name));
  const real = path === undefined ? from : relative(await realpath(folder), path);
  if ([from, real].some((each) => each === "" || each.startsWith("..") || each.startsWith("/"))) {
    throw new Error(`the file ${name} lies outside of the folder that came with it`);
  }
  if (path === undefined) throw new Error(`the file ${join(name)} is not there`);
  if (!(await stat(path)).isFile()) throw new Error(`${name} is no file`);
  return path;
}
