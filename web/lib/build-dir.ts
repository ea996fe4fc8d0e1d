import { existsSync } from "node:fs";
import { join } from "node:path";

/** Folder of the build that this process serves. */
export function buildDir(): string {
  const here = process.cwd();
  const project = join(/* turbopackIgnore: true */ here, "web");
  // A server that carries all it needs with it (SITE_OUTPUT) starts in the folder of the pages.
  const web = existsSync(project) ? project : here;
  return join(/* turbopackIgnore: true */ web, process.env.NORDUNE_BUILD_DIR || ".next");
}
