import { parseArgs } from "node:util";
import { createClient } from "@sanity/client";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { median } from "./median.ts";
import { restartRounds } from "./restart-rounds.ts";
import { requireRunningSite } from "./running-site.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });
const environment = readEnvironment();
const { isLocal, ...connection } = contentLakeFromEnvironment(environment);
if (!isLocal) {
  throw new Error("This publishes test content: run it on the local content lake only.");
}
await requireRunningSite(siteUrl(environment));
const rounds = await restartRounds({
  rounds: Number(values.times),
  // Beside the running site, which may stand on the ports before.
  port: environment.SITE_PORT + 60,
  buildDir: environment.NORDUNE_BUILD_DIR,
  client: createClient({ ...connection, useCdn: false, perspective: "raw" }),
  onRound: ({ signal, endedAfter, freshAfter, stale }) =>
    console.log(
      `  ${signal} after ${endedAfter} ms: ${freshAfter === undefined ? `stale: ${stale.join(", ")}` : `fresh ${freshAfter} ms after the restart`}`,
    ),
});
const times = rounds.flatMap(({ freshAfter }) => freshAfter ?? []);
const stale = rounds.length - times.length;
console.log(
  `${rounds.length} restarts within a second of an acknowledged publish: ${stale} stale.`,
);
console.log(`  fresh after ${median(times)} ms in the median, ${Math.max(...times)} ms at most`);
if (stale > 0) process.exitCode = 1;
