import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pMap from "p-map";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { type FolderSize, folderSize } from "./folder-size.ts";
import { type MeasuredSite, withMeasuredSite } from "./measured-site.ts";

const AT_ONCE = 16;
const ROUNDS = 10;
const ANSWER_MS = 3_000;
const MEGABYTE = 1024 * 1024;
/** What caches that are full, and the server's own bookkeeping, may still move. */
const MAX_MEMORY_GROWTH = 16 * MEGABYTE;
const MAX_DISK_GROWTH = MEGABYTE;

/** Where unknown paths are met: at the root, below a folder of pages, below a page, and deep. */
const shapes = ["/", "/services/", "/free-zones/", "/about/", "/a/b/c/d/"];

const { values } = parseArgs({ options: { paths: { type: "string", default: "100000" } } });
const paths = Number(values.paths);
if (!Number.isInteger(paths / ROUNDS) || paths <= 0) {
  throw new Error(`--paths is ${values.paths}: give a number of paths in tens, such as 100000.`);
}
const environment = readEnvironment();
const buildDir = join("web", environment.NORDUNE_BUILD_DIR);

await waitForHttp(siteUrl(environment), { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
  throw new Error("This needs the built site and its content: run npm start first.", { cause });
});
// Beside the running site, which may stand on the port before.
await withMeasuredSite(environment.SITE_PORT + 50, async (site) => {
  // Once as many as a round has, so that code is compiled and caches have their size.
  await visitUnknownPaths(site, paths / ROUNDS);
  const before = { memory: await site.memory(), disk: await folderSize(buildDir) };
  console.log(`Before: ${megabytes(before.memory)} in memory, ${onDisk(before.disk)}`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await visitUnknownPaths(site, paths / ROUNDS);
    const memory = megabytes(await site.memory());
    console.log(`  ${(paths * round) / ROUNDS} unknown paths: ${memory} in memory`);
  }
  const after = { memory: await site.memory(), disk: await folderSize(buildDir) };
  console.log(`After:  ${megabytes(after.memory)} in memory, ${onDisk(after.disk)}`);
  const grown =
    after.memory - before.memory > MAX_MEMORY_GROWTH ||
    after.disk.bytes - before.disk.bytes > MAX_DISK_GROWTH;
  console.log(grown ? "They left something behind." : "They left nothing behind.");
  if (grown) process.exitCode = 1;
});

async function visitUnknownPaths({ url }: MeasuredSite, count: number): Promise<void> {
  const paths = Array.from({ length: count }, (_, n) => shapes[n % shapes.length] + randomUUID());
  const visit = async (path: string) => {
    const { status, body } = await fetch(url + path);
    for await (const _chunk of body ?? []);
    if (status !== 404) throw new Error(`${path} answered ${status} in place of 404.`);
  };
  await pMap(paths, visit, { concurrency: AT_ONCE });
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function onDisk({ files, bytes }: FolderSize): string {
  return `${megabytes(bytes)} in ${files} files of the build`;
}
