import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { type ContentDocument, fieldPath, isRecord, messageOf, objectsIn } from "./document.ts";

/** Characters of one document: hosted Sanity takes no longer one. */
const MAX_CHARACTERS = 32_000_000;
/** Objects and lists in one another; hosted Sanity takes 20. */
const MAX_DEPTH = 64;

/** Names by which a value would change what it is copied into. */
const RESERVED = /^(?:__proto__|constructor|prototype)$/;

/**
 * Reads one document.
 * @param place where the text stands, for messages
 */
export function parseDocument(text: string, place: string): ContentDocument {
  if (text.length > MAX_CHARACTERS) {
    throw new Error(`${place} has more than ${MAX_CHARACTERS / 1e6} million characters.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${place} is no document: ${messageOf(cause)}.`, { cause });
  }
  if (isDeeper(value, MAX_DEPTH)) {
    throw new Error(`${place} is nested more than ${MAX_DEPTH} levels deep.`);
  }
  if (!isRecord(value)) throw new Error(`${place} is no document: it is no JSON object.`);
  const { _id, _type, ...fields } = value;
  if (typeof _id !== "string" || !/^[a-zA-Z0-9._-]+$/.test(_id)) {
    throw new Error(`${place} is no document: _id has to be of letters, digits, dots, _ and -.`);
  }
  if (typeof _type !== "string" || _type === "") {
    throw new Error(`${place}: ${_id}: _type is missing.`);
  }
  const document = { ...fields, _id, _type };
  for (const { path, object } of objectsIn(document)) {
    const name = Object.keys(object).find((each) => RESERVED.test(each));
    if (name === undefined) continue;
    throw new Error(`${place}: ${_id}: ${fieldPath(path, name)}: no field may have this name.`);
  }
  return document;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
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
