import { globSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { buildDir } from "./build-dir.ts";

const listed = z.object({ paths: z.array(z.string()), folders: z.array(z.string()) });

/** The path of the files that Next builds. */
const BUILD_FILES = "/_next/static/";

/** Paths of the site that are not pages. */
export type SiteFiles = {
  /** Paths of public files, API routes and support addresses such as `/sitemap.xml`. */
  paths: ReadonlySet<string>;
  /** Beginnings of paths with a variable part, such as `/api/calendar/`. */
  folders: readonly string[];
};

let files: SiteFiles | undefined;

/**
 * Paths of the site that are not pages. `next.config.mjs` lists the public files, the API routes
 * and the support addresses, and Next writes the list into the code. The files of the build are
 * read from its folder. Where the process cannot see that folder, in development or on a host of
 * functions, Next looks the files up itself.
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
