import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient } from "@sanity/client";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { median } from "./numbers.ts";
import { requireRunning } from "./running-site.ts";
import { publishChange } from "./site-on-lake.ts";

const GIVE_UP_AFTER_MS = 20_000;
const POLL_EVERY_MS = 10;

/** Visitors who come from a campaign at the same time. */
const CAMPAIGN_VISITORS = 3;

/** After this time the site has revalidated all pages that a publish has changed. */
const PAUSE_MS = 1_500;

type Service = { _id: string; slug: string; heading: string };

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    /** The address at which the changed page is requested, such as that of a reverse proxy. */
    site: { type: "string", default: siteUrl() },
  },
});
const { isLocal, ...connection } = contentLakeFromEnvironment();
if (!isLocal)
  throw new Error("This publishes test content: run it on the local content lake only.");
await requireRunning("content lake", `${connection.apiHost}/v1/ping`);
await requireRunning("site", values.site);
const client = createClient({ ...connection, useCdn: false, perspective: "raw", token: "any" });
const services = await client.fetch<Service[]>(
  `*[_type == "service" && !(_id in path("drafts.**"))] | order(_id){
    _id, "slug": slug.current, "heading": hero.heading
  }`,
);
const times: number[] = [];
for (let index = 0; index < Number(values.times); index += 1) {
  const service = services[index % services.length];
  if (service === undefined) {
    throw new Error("The content lake holds no service: run npm run content -- seed.");
  }
  times.push(await publish(service, `${service.heading} ${randomUUID().slice(0, 8)}`));
  await publish(service, service.heading);
}
console.log(
  `${times.length} publishes, from the publish action to the changed HTML at ${values.site}: median ${median(times)} ms, at most ${Math.max(...times)} ms`,
);

/**
 * Edits and publishes with the same actions as the Studio, when the site has finished the publish
 * before.
 * @returns ms until the page shows the change
 */
async function publish({ _id: publishedId, slug }: Service, heading: string): Promise<number> {
  const address = `${values.site}/services/${slug}`;
  await pause(PAUSE_MS);
  const start = performance.now();
  await publishChange(client, publishedId, { "hero.heading": heading });
  while (performance.now() - start < GIVE_UP_AFTER_MS) {
    if ((await visitAtOnce(address)).every((html) => shows(html, heading))) {
      const milliseconds = Math.round(performance.now() - start);
      for (const html of await visitAtOnce(address)) {
        if (!shows(html, heading)) throw new Error(`${address} went back to an older text.`);
      }
      return milliseconds;
    }
    await pause(POLL_EVERY_MS);
  }
  throw new Error(`${address} did not show "${heading}" within ${GIVE_UP_AFTER_MS / 1000} s.`);
}

/**
 * The page as visitors get it who come at once: one by its address, and some from campaigns, each
 * with an address of its own.
 * @throws when a page holds something of a visitor
 */
async function visitAtOnce(address: string): Promise<string[]> {
  const ids = Array.from({ length: CAMPAIGN_VISITORS }, () => randomUUID());
  const addresses = [address, ...ids.map((id) => `${address}?gclid=${id}&utm_source=${id}`)];
  const pages = await Promise.all(addresses.map(async (each) => (await fetch(each)).text()));
  if (pages.some((html) => ids.some((id) => html.includes(id)))) {
    throw new Error(`${address} showed what one visitor's address holds.`);
  }
  return pages;
}

function shows(html: string, heading: string): boolean {
  return html.replaceAll("&amp;", "&").includes(`>${heading}</h1>`);
}
