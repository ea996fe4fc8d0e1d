import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes a build, but not what Turbopack has compiled, like a host that keeps Next's cache between
 * builds. The next run compiles what has changed, which takes a third of the time.
 * @param folder absolute path of the build
 */
export async function clearBuild(folder: string): Promise<void> {
  await removeAllBut("cache", folder);
  await removeAllBut("turbopack", join(folder, "cache"));
}

async function removeAllBut(kept: string, folder: string): Promise<void> {
  // A build that failed early has made no folder.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name !== kept) await rm(join(folder, name), { recursive: true, force: true });
  }
}
