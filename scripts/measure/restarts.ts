import { parseArgs } from "node:util";
import { createClient } from "@sanity/client";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { restartRounds } from "./restart-rounds.ts";

const ANSWER_MS = 3_000;

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });
const environment = readEnvironment();
const { isLocal, ...connection } = contentLakeFromEnvironment(environment);
if (!isLocal) {
  throw new Error("This publishes test content: run it on the local content lake only.");
}
await waitForHttp(siteUrl(environment), { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
  throw new Error("This needs the built site and its content: run npm start first.", { cause });
});
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
const times = rounds.flatMap(({ freshAfter }) => freshAfter ?? []).sort((a, b) => a - b);
const stale = rounds.length - times.length;
const median = times[Math.floor(times.length / 2)];
console.log(
  `${rounds.length} restarts within a second of an acknowledged publish: ${stale} stale.`,
);
console.log(`  fresh after ${median} ms in the median, ${times.at(-1)} ms at most`);
if (stale > 0) process.exitCode = 1;
