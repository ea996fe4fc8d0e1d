import { stat } from "node:fs/promises";
import { readNdjson, withArchive } from "./folder/read-archive.ts";
import { readFolder } from "./folder/read-folder.ts";
import { contentOnly, type Source } from "./source.ts";

/**
 * Reads content from wherever it comes: an exported folder, newline-delimited JSON or Sanity's own
 * archive.
 * @param use gets the source while its files are there
 * @throws Error that says which kinds there are
 */
export async function withSource<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  if (found.isDirectory()) return use(await readFolder(path));
  if (path.endsWith(".ndjson")) return use(contentOnly(await readNdjson(path)));
  if (/\.(?:tar\.gz|tgz)$/.test(path))
    return withArchive(path, (source) => use(contentOnly(source)));
  throw new Error(
    `${path} is none of what can be imported: an exported folder, .ndjson, or Sanity's archive (.tar.gz). Lists in .csv or .xlsx: table import <list> ${path}.`,
  );
}
