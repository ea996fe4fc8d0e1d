import { globSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { buildDir } from "./build-dir.ts";

const listed = z.object({ paths: z.array(z.string()), folders: z.array(z.string()) });

/** Files of the build. */
const BUILD_FILES = "/_next/static/";

/** What the site has besides its pages. */
export type SiteFiles = {
  /** Paths of files, of API routes, and of support addresses such as `/sitemap.xml`. */
  paths: ReadonlySet<string>;
  /** What those paths begin with that have a variable part, such as `/api/move-plan/`. */
  folders: readonly string[];
};

let files: SiteFiles | undefined;

/**
 * What the site has besides its pages. `next.config.mjs` lists the public files, the API routes and the
 * support addresses, and Next writes that list into the code. The files of the build are those in its
 * folder; where the process cannot see that, as in development or on a host of functions, Next looks
 * them up.
 */
export function siteFiles(): SiteFiles {
  files ??= listFiles();
  return files;
}

function listFiles(): SiteFiles {
  const { paths, folders } = listed.parse(JSON.parse(process.env.SITE_FILES ?? ""));
  const isServer = process.env.NODE_ENV === "production";
  const folder = join(/* turbopackIgnore: true */ buildDir(), "static");
  const built = isServer ? globSync("**/*", { cwd: folder }) : [];
  if (built.length === 0) return { paths: new Set(paths), folders: [...folders, "/_next/"] };
  return { paths: new Set([...paths, ...built.map((file) => BUILD_FILES + file)]), folders };
}
