import { cp, glob, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { execa } from "execa";
import { expect, onTestFinished } from "vitest";
import { ROOT, SITE_SERVER, serverOf } from "#scripts/lib/project.ts";
import { BUILT_FOLDER, PREVIEWS_FILE, RESULTS_FILE } from "#web/lib/build-dir.ts";

// What the Dockerfile makes of a standalone build, run as compose.yaml runs it: nobody may write into
// its folder, and the process has no right that the kernel keeps.

/**
 * Copies a standalone build as the Dockerfile does, into a folder that is read-only until the test
 * ends. Links stay links within the folder; otherwise parts of two folders would form one server.
 * @param change is called with the folder before it becomes read-only
 */
export async function copyImage(
  buildDir: string,
  folder: string,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<void> {
  const built = join(ROOT, "web", buildDir);
  const served = join(folder, "web", buildDir);
  await cp(join(built, "standalone"), folder, { recursive: true, verbatimSymlinks: true });
  for (const part of ["static", RESULTS_FILE, PREVIEWS_FILE, dirname(SITE_SERVER)]) {
    await cp(join(built, part), join(served, part), { recursive: true });
  }
  await cp(join(ROOT, "web", "public"), join(folder, "web", "public"), { recursive: true });
  await change(folder);
  await execa("chmod", ["-R", "a-w", folder]);
  onTestFinished(async () => void (await execa("chmod", ["-R", "u+w", folder])));
}

/** The root user may write everywhere, unless the kernel takes this right away. */
const WITHOUT_RIGHTS =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : [];

/**
 * Runs the command of the image with its environment.
 * @param folder what `copyImage` has made
 * @param env the variables of the container
 */
export async function runImage(buildDir: string, folder: string, env: Record<string, string>) {
  const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");
  const stage = dockerfile.slice(dockerfile.indexOf(" AS site\n"));
  const [, command = "[]"] = /^CMD (.+)$/m.exec(stage) ?? [];
  const [node, ...args]: string[] = JSON.parse(command);
  expect([node, ...args]).toEqual(["node", ...serverOf("web/.next")]);
  const ofImage = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value] as const),
  );
  const [program = "", ...parameters] = [
    ...WITHOUT_RIGHTS,
    ...[process.execPath, ...serverOf(join(folder, "web", buildDir))],
  ];
  const running = execa(program, parameters, {
    cwd: folder,
    env: { ...Object.fromEntries(ofImage), ...env },
    reject: false,
  });
  onTestFinished(() => void running.kill("SIGKILL"));
  return {
    /** The most memory that it has had at a time, in MB, as any Linux knows it. */
    async peakMb() {
      const status = await readFile(`/proc/${running.pid}/status`, "utf8");
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
      return Number(kilobytes) / 1024;
    },
    /** Ends it as a container's supervisor does; resolves when it has ended. */
    stop() {
      running.kill("SIGTERM");
      return running;
    },
  };
}

/** The name that a script of today had in the build before: another hash of the same length. */
export const earlierName = (name: string) =>
  name.replace(/[\w-]{8}(?=\.js$)/, (hash) => [...hash].reverse().join(""));

/**
 * Puts the scripts of an earlier build where hosts keep them between builds.
 * @param folder absolute path for the scripts of today
 * @returns the names of today's scripts
 */
export async function keepEarlierScripts(buildDir: string, folder: string): Promise<string[]> {
  // A process of its own has the environment of a build, which decides the code of packages.
  const code = `const { buildScripts } = await import("@nordune/islands/build");
    await buildScripts(...process.argv.slice(1));`;
  await execa(
    process.execPath,
    ["--input-type=module", "--eval", code, join(ROOT, "web"), folder],
    { cwd: ROOT, env: { NODE_ENV: "production" } },
  );
  const names = await readdir(folder);
  const kept = join(ROOT, "web", buildDir, "cache", basename(BUILT_FOLDER));
  await mkdir(kept, { recursive: true });
  for (const name of names) {
    const code = await readFile(join(folder, name), "utf8");
    await writeFile(join(kept, earlierName(name)), renamed(code, names));
  }
  return names;
}

const renamed = (text: string, names: readonly string[]) =>
  names.reduce((changed, name) => changed.replaceAll(name, earlierName(name)), text);

/**
 * Turns a copied image into that of the build before: it has another name, its scripts have other
 * names, and it has none of today's. A host sees no difference to a build of other code.
 */
export async function makeEarlier(
  buildDir: string,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const web = join(folder, "web");
  const id = await readFile(join(web, buildDir, "BUILD_ID"), "utf8");
  const earlierId = [...id].reverse().join("");
  // A pattern alone finds no folder whose name begins with a dot.
  const cwd = join(web, buildDir);
  for await (const file of glob("**/*.{html,js,json,mjs}", { cwd, withFileTypes: true })) {
    // An API route such as `figures.json` has a folder of that name.
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, "utf8");
    const changed = renamed(text, names).replaceAll(id, earlierId);
    if (changed !== text) await writeFile(path, changed);
  }
  await writeFile(join(web, buildDir, "BUILD_ID"), earlierId);
  await rename(join(web, buildDir, "static", id), join(web, buildDir, "static", earlierId));
  for (const name of names) await rm(join(web, "public/built", name));
}
