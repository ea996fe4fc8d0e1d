import { join } from "node:path";

/** Folder of the build that this process serves. */
export function buildDir(): string {
  return join(process.cwd(), "web", process.env.NORDUNE_BUILD_DIR || ".next");
}
