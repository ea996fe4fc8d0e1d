import { realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * The real path of a file that content names. It must lie within the content's folder, even after
 * resolving links.
 */
export async function fileBelow(folder: string, name: string): Promise<string> {
  const named = resolve(folder, name);
  const path = await realpath(named).catch(() => undefined);
  const isBelow = (file: string, above: string) => file.startsWith(join(above, "/"));
  if (!isBelow(named, resolve(folder)) || (path && !isBelow(path, await realpath(folder)))) {
    throw new Error(`the file ${name} lies outside of the folder that came with it`);
  }
  if (path === undefined) throw new Error(`the file ${name} is not there`);
  if (!(await stat(path)).isFile()) throw new Error(`${name} is no file`);
  return path;
}
