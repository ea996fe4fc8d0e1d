import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { ContentDocument } from "../document.ts";
import { isRecord, messageOf } from "../document.ts";

/** What one file or archive may hold; more is no content, and would only fill the memory. */
export const limits = {
  documents: 100_000,
  /** Bytes of all documents together. */
  bytes: 200_000_000,
  /** Characters of one document: hosted Sanity takes no longer one. */
  characters: 32_000_000,
  /** Objects and lists in one another; hosted Sanity takes 20. */
  depth: 64,
};

/** Names by which a value would change what it is copied into. */
const RESERVED = /^(?:__proto__|constructor|prototype)$/;

/**
 * Reads one document. Its length and depth are seen before it is parsed.
 * @param place where the text stands, for messages
 * @throws Error that names the place, the document and the field
 */
export function parseDocument(text: string, place: string): ContentDocument {
  if (text.length > limits.characters) {
    throw new Error(`${place} has more than ${limits.characters / 1e6} million characters.`);
  }
  if (isDeeper(text, limits.depth)) {
    throw new Error(`${place} is nested more than ${limits.depth} levels deep.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${place} is no document: ${messageOf(cause)}.`, { cause });
  }
  if (!isRecord(value)) throw new Error(`${place} is no document: it is no JSON object.`);
  const { _id, _type, ...fields } = value;
  if (typeof _id !== "string" || !/^[a-zA-Z0-9._-]+$/.test(_id)) {
    throw new Error(`${place} is no document: _id has to be of letters, digits, dots, _ and -.`);
  }
  if (typeof _type !== "string" || _type === "") {
    throw new Error(`${place}: ${_id}: _type is missing.`);
  }
  refuseReserved(fields, "", `${place}: ${_id}`);
  return { ...fields, _id, _type };
}

/** Whether brackets stand deeper in one another than `depth`; those in texts do not count. */
function isDeeper(text: string, depth: number): boolean {
  let level = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === "[" || sign === "{") level += 1;
    else if (sign === "]" || sign === "}") level -= 1;
    if (level > depth) return true;
  }
  return false;
}

function refuseReserved(value: unknown, path: string, place: string): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = fieldPath(path, name, Array.isArray(value));
    if (RESERVED.test(name)) throw new Error(`${place}: ${at}: no field may have this name.`);
    refuseReserved(inner, at, place);
  }
}

/** The path of a member, such as `list[2].image`. */
export function fieldPath(path: string, name: string | number, isMember: boolean): string {
  if (isMember) return `${path}[${name}]`;
  return path === "" ? String(name) : `${path}.${name}`;
}

/**
 * The real path of a file that content names, which has to lie in the folder that came with it,
 * wherever names and links lead.
 * @throws Error that says what is wrong with it
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
