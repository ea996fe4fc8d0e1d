import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** When each page was last rendered: its path, and milliseconds since the epoch. */
export type Renderings = ReadonlyMap<string, number>;

/**
 * Reads when the pages of a built site were rendered from its page cache on disk. Next copies a
 * page there on its first visit and writes it anew whenever it renders it, so visit every page
 * once before a first reading.
 */
export async function renderings(siteBuildDir: string): Promise<Renderings> {
  const root = join(siteBuildDir, "server", "route-cache", "APP_PAGE");
  const files = await readdir(root, { recursive: true });
  const found = new Map<string, number>();
  for (const file of files) {
    const path = pathOfFile(file);
    if (path !== undefined) found.set(path, (await stat(join(root, file))).mtimeMs);
  }
  return found;
}

/** Paths whose page was rendered between two readings. */
export function renderedBetween(before: Renderings, after: Renderings): string[] {
  return [...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path);
}

/** `<scope>/$/services/education.html` is the page at `/services/education`. */
function pathOfFile(file: string): string | undefined {
  const path = /\$(\/.*)\.html$/.exec(file.split(sep).join("/"))?.[1];
  return path === "/index" ? "/" : path;
}
