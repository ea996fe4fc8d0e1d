import { parseArgs } from "node:util";
import { ROOT } from "../lib/project.ts";
import { type Held, mixedAddresses, onSiteWithLake } from "./site-on-lake.ts";

/** What the processes get to do. */
const REQUESTS = 10_000;
const PUBLISHES = 100;

/** The most that a process may hold afterwards, in MB. */
const SITE_MB = 300;
const LAKE_MB = 250;

/**
 * Prints the memory of the site's process and of the local content lake's after 10,000 requests of
 * all kinds and 100 publishes, beside the build of another checkout that `--beside` names. Each
 * runs on a content lake of its own with the first content.
 * @returns what is over budget
 */
export async function measureMemory(): Promise<string[]> {
  const { values } = parseArgs({ options: { beside: { type: "string" } }, strict: false });
  const own = await heldBy(ROOT);
  const beside = typeof values.beside === "string" ? await heldBy(values.beside) : undefined;
  console.log(
    `Memory after ${REQUESTS} requests of all kinds and ${PUBLISHES} publishes, in MB (resident).`,
  );
  console.table({ "npm start": own, ...(beside && { beside }) });
  return [
    ...(own.site > SITE_MB ? [`the site: ${own.site} MB, above ${SITE_MB}`] : []),
    ...(own.lake > LAKE_MB ? [`the content lake: ${own.lake} MB, above ${LAKE_MB}`] : []),
  ];
}

const heldBy = (root: string): Promise<Held> =>
  onSiteWithLake(root, async ({ site, publish, held }) => {
    const share = REQUESTS / PUBLISHES;
    for (let index = 0; index < PUBLISHES; index += 1) {
      await Promise.all([publish(index), site.visit(mixedAddresses(index * share, share))]);
    }
    return held();
  });
