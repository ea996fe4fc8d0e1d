import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runUntilStopped } from "@nordune/content-lake/local-server";
import { createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { webhookSecret } from "../start/webhook-secret.ts";
import { deliver } from "./deliver.ts";
import { type Instances, startInstances } from "./instances-stack.ts";
import { visitUntilStopped } from "./instances-visitors.ts";
import { median } from "./median.ts";

const PUBLISHED_WITHIN_MS = 2_000;
const POLL_EVERY_MS = 25;
/** The sitemap and the share picture of a publish are made after its page. */
const SETTLE_MS = 2_000;
const GIVE_UP_AFTER_MS = 90_000;
const PATH = "/services/education";
const SERVICE = "service-education";

const { values } = parseArgs({
  options: {
    publishes: { type: "string", default: "10" },
    row: { type: "string", default: "200" },
    /** Only runs them, behind nginx, until Ctrl-C. */
    serve: { type: "boolean", default: false },
  },
});
const environment = readEnvironment();
const { isLocal, ...connection } = contentLakeFromEnvironment(environment);
if (!isLocal && !values.serve) {
  throw new Error("This publishes test content: run it on the local content lake only.");
}
const client = createClient({ ...connection, useCdn: false, perspective: "raw" });
const secret = values.serve
  ? webhookSecret({
      dataDir: resolve(environment.NORDUNE_DATA_DIR),
      fromEnvironment: environment.SANITY_WEBHOOK_SECRET,
    })
  : randomUUID();
const failures: string[] = [];

const heading = await client.fetch<string>(`*[_id == $id][0].hero.heading`, { id: SERVICE });
const instances = await startInstances({
  // Beside the running site, which may stand on the port before.
  port: environment.SITE_PORT + 10,
  buildDir: environment.NORDUNE_BUILD_DIR,
  env: { SANITY_WEBHOOK_SECRET: secret, CONTENT_LAKE_URL: connection.apiHost ?? "" },
});
if (values.serve) {
  console.log(`Front: ${instances.front}, before ${instances.sites.join(", ")}`);
  runUntilStopped(instances.close);
} else {
  try {
    await measure(instances);
  } finally {
    await instances.close();
    await client.patch(SERVICE).set({ "hero.heading": heading }).commit();
  }
}
for (const failure of failures) console.log(`FAILED: ${failure}`);
if (failures.length > 0) process.exitCode = 1;

async function measure({ sites, front, restart }: Instances): Promise<void> {
  console.log(`${sites.length} instances behind nginx`);
  await onAll(heading);

  // Once for the renderings of their start to be over.
  await publish(`Heading ${randomUUID()}`, { isTold: true });
  const times: number[] = [];
  for (let index = 0; index < Number(values.publishes); index += 1) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    times.push(await publish(`Heading ${randomUUID()}`, { isTold: true }));
  }
  const worst = Math.max(...times);
  console.log(`  a publish is on all after ${median(times)} ms in the median, ${worst} ms at most`);
  const lost = await publish(`Heading ${randomUUID()}`, { isTold: false });
  console.log(`  with its webhook lost, after ${lost} ms`);
  if (Math.max(worst, lost) > PUBLISHED_WITHIN_MS)
    failures.push(`a publish took longer than ${PUBLISHED_WITHIN_MS} ms`);

  const stop = visitUntilStopped(front, [PATH, "/", "/about"]);
  await restart(0, "SIGKILL");
  await restart(1, "SIGTERM");
  const { visits, failed } = await stop();
  console.log(
    `  one killed, one stopped, both started again: ${failed.length} of ${visits} requests failed`,
  );
  failures.push(...failed.slice(0, 5));

  let text = "";
  for (let index = 0; index < Number(values.row); index += 1) {
    text = `Heading ${index} ${randomUUID()}`;
    await change(text, { isTold: true });
  }
  console.log(
    `  ${values.row} publishes in a row: the last is on all ${await onAll(text)} ms later`,
  );
}

/** @returns milliseconds until every instance shows it */
async function publish(text: string, how: { isTold: boolean }): Promise<number> {
  const start = performance.now();
  await change(text, how);
  await onAll(text);
  return Math.round(performance.now() - start);
}

async function change(text: string, { isTold }: { isTold: boolean }): Promise<void> {
  const patch = client.patch(SERVICE).set({ "hero.heading": text });
  const { _id, _rev: rev, _updatedAt: updatedAt } = await patch.commit();
  if (isTold) await deliver(instances.front, secret, { _id, rev, updatedAt });
}

/** @throws when an instance never shows the text */
async function onAll(text: string): Promise<number> {
  const start = performance.now();
  await Promise.all(
    instances.sites.map(async (site) => {
      while (!(await (await fetch(site + PATH)).text()).includes(text)) {
        if (performance.now() - start > GIVE_UP_AFTER_MS)
          throw new Error(`${site} never showed it.`);
        await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
      }
    }),
  );
  return Math.round(performance.now() - start);
}
