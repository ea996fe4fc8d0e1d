import { resolve } from "node:path";

/** Where the built scripts lie among the public files. */
export const BUILT_FOLDER = "web/public/built";

/** In the folder of a build: the answers of the content lake that its server starts with. */
export const ANSWERS_FILE = "answers.json";

/** Folder of the build that this process serves, absolute. */
export function buildDir(): string {
  const name = process.env.NORDUNE_BUILD_DIR || ".next";
  // A server that carries all it needs with it (SITE_OUTPUT) names its own, wherever it is started.
  return resolve(/* turbopackIgnore: true */ process.cwd(), "web", name);
}
