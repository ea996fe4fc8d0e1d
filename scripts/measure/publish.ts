import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pMap from "p-map";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { localLake, percentile, requireRunning, sitePaths } from "./running-site.ts";

const GIVE_UP_AFTER_MS = 20_000;
const POLL_EVERY_MS = 10;
const AT_ONCE = 4;
/** Pages that change because of a publish, but after its own page, still count as its doing. */
const SETTLE_MS = 400;

type Service = { _id: string; slug: string; heading: string };
type Sample = { path: string; milliseconds: number; changed: string[] };

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    /** Where the changed page is looked for: the address of a reverse proxy, for instance. */
    site: { type: "string", default: siteUrl() },
  },
});
const client = await localLake();
await requireRunning("site", values.site);
const paths = await sitePaths(values.site);
report(await publishRepeatedly(Number(values.times)));

async function publishRepeatedly(times: number): Promise<Sample[]> {
  const services = await client.fetch<Service[]>(
    `*[_type == "service" && !(_id in path("drafts.**"))] | order(_id){
      _id, "slug": slug.current, "heading": hero.heading
    }`,
  );
  if (services.length === 0)
    throw new Error("The content lake holds no service: run npm run content -- seed.");
  const samples: Sample[] = [];
  for (let index = 0; index < times; index += 1) {
    const service = services[index % services.length];
    if (service === undefined) continue;
    samples.push(await publishOnce(service, `${service.heading} ${randomUUID().slice(0, 8)}`));
    await publish(service._id, service.heading);
    await waitFor(service, service.heading);
    await pause(SETTLE_MS);
  }
  return samples;
}

async function publishOnce(service: Service, heading: string): Promise<Sample> {
  const before = await versions();
  const start = performance.now();
  await publish(service._id, heading);
  await waitFor(service, heading);
  const milliseconds = performance.now() - start;
  await pause(SETTLE_MS);
  const after = await versions();
  const changed = paths.filter((_, index) => before[index] !== after[index]);
  return { path: `/services/${service.slug}`, milliseconds, changed };
}

/** The `ETag` of every page. */
function versions(): Promise<(string | null)[]> {
  const versionOf = async (path: string) =>
    (await fetch(values.site + path, { method: "HEAD" })).headers.get("etag");
  return pMap(paths, versionOf, { concurrency: AT_ONCE });
}

/** Edits and publishes through the same actions as the Studio's form and button. */
async function publish(publishedId: string, heading: string): Promise<void> {
  const draftId = `drafts.${publishedId}`;
  await client.action([
    {
      actionType: "sanity.action.document.edit",
      publishedId,
      draftId,
      patch: { set: { "hero.heading": heading } },
    },
    { actionType: "sanity.action.document.publish", publishedId, draftId },
  ]);
}

async function waitFor({ slug }: Service, heading: string): Promise<void> {
  const address = `${values.site}/services/${slug}`;
  const start = performance.now();
  while (performance.now() - start < GIVE_UP_AFTER_MS) {
    const html = await (await fetch(address)).text();
    if (html.replaceAll("&amp;", "&").includes(`>${heading}</h1>`)) return;
    await pause(POLL_EVERY_MS);
  }
  throw new Error(`${address} did not show "${heading}" within ${GIVE_UP_AFTER_MS / 1000} s.`);
}

function report(samples: Sample[]): void {
  const times = samples.map(({ milliseconds }) => Math.round(milliseconds));
  const others = samples.filter(({ path, changed }) => changed.join() !== path);
  console.log(
    `${samples.length} publishes, from the publish action to the changed HTML at ${values.site}:`,
  );
  console.log(`  median ${percentile(times)} ms, maximum ${Math.max(...times)} ms`);
  console.log(
    `  changed only the page of the published document: ${samples.length - others.length}`,
  );
  for (const { path, changed } of others) console.log(`  ${path} changed ${changed.join(", ")}`);
  if (others.length > 0) process.exitCode = 1;
}
