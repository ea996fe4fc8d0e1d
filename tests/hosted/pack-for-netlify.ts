import { join } from "node:path";
import { execa } from "execa";
import { ROOT } from "#scripts/lib/project.ts";

/** Netlify's adapter sets this before the build. */
export const netlifyVariables = { NEXT_PRIVATE_STANDALONE: "true" };

/**
 * Packs a build as Netlify does, by its own adapter, which comes from the registry of packages.
 * @param buildDir the folder of a build that no server has used yet
 * @param output absolute path of a folder
 */
export async function packForNetlify(buildDir: string, output: string): Promise<void> {
  const folder = join(import.meta.dirname, "netlify");
  await execa("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"], { cwd: ROOT });
  const args = [join(folder, "build.mjs"), join("web", buildDir), output];
  await execa(process.execPath, args, { cwd: ROOT });
}
