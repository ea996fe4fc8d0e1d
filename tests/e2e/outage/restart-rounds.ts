import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { pathOf } from "#schemas/shared/routes.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { sitePaths } from "#scripts/measure/site-paths.ts";
import { deliver } from "#tests/support/deliver.ts";

/** The server is ended at a random moment of this time after it acknowledged a publish. */
const WITHIN_MS = 1_000;
/** A page that shows the change later than this after the restart counts as stale. */
const FRESH_WITHIN_MS = 20_000;
const POLL_EVERY_MS = 50;

const FIGURE = "figure-corporate-tax-rate";

export type Round = {
  signal: "SIGTERM" | "SIGKILL";
  /** Milliseconds from the webhook's 200 to the signal. */
  endedAfter: number;
  /** Milliseconds from the first answer of the restarted server until every page was fresh. */
  freshAfter: number | undefined;
  /** Pages that never showed the change, or never were whole. */
  stale: string[];
};

type Change = { text: string; paths: string[] };

/**
 * Ends a server of the site just after it acknowledged a publish and starts it again, round after
 * round: by SIGKILL and SIGTERM in turn, with one page changed and with every page of a figure. Then
 * puts the content back.
 * @param options.buildDir a build of the site, of which a copy is served
 * @param options.client writes to the content lake that the server reads
 */
export async function restartRounds(options: {
  rounds: number;
  port: number;
  buildDir: string;
  client: SanityClient;
  onRound?: (round: Round) => void;
}): Promise<Round[]> {
  const { rounds, port, client, onRound } = options;
  const secret = randomUUID();
  const buildDir = await copyBuild(options.buildDir, port);
  const env = {
    NORDUNE_BUILD_DIR: buildDir,
    SITE_PORT: String(port),
    SANITY_WEBHOOK_SECRET: secret,
    CONTENT_LAKE_URL: client.config().apiHost ?? "",
  };
  const service = await client.fetch<{ _id: string; slug: string; heading: string }>(
    `*[_type == "service" && !(_id in path("drafts.**"))] | order(_id)[0]{
      _id, "slug": slug.current, "heading": hero.heading
    }`,
  );
  const value = await client.fetch<string>(`*[_id == $id][0].value`, { id: FIGURE });
  let site = await startOwnSite(port, env);

  async function changeService(): Promise<Change> {
    const text = `Heading ${randomUUID().slice(0, 8)}`;
    const changed = await client.patch(service._id).set({ "hero.heading": text }).commit();
    await deliver(site.url, secret, { _id: service._id, rev: changed._rev });
    return { text, paths: [pathOf({ _type: "service", slug: service.slug }) ?? "/"] };
  }

  async function changeFigure(paths: string[]): Promise<Change> {
    const text = String(randomInt(10_000, 99_999));
    const changed = await client.patch(FIGURE).set({ value: text }).commit();
    await deliver(site.url, secret, { _id: FIGURE, rev: changed._rev });
    return { text, paths };
  }

  try {
    const figurePaths = await pathsThatShow(site, await changeFigure(await sitePaths(site.url)));
    const done: Round[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const change = await (index % 4 < 2 ? changeService() : changeFigure(figurePaths));
      const signal = index % 2 === 0 ? "SIGKILL" : "SIGTERM";
      const endedAfter = randomInt(WITHIN_MS);
      await sleep(endedAfter);
      await site.end(signal);
      site = await startOwnSite(port, env);
      const round = { signal, endedAfter, ...(await waitUntilFresh(site, change)) } as const;
      done.push(round);
      onRound?.(round);
    }
    return done;
  } finally {
    await site.end("SIGKILL");
    await client.patch(service._id).set({ "hero.heading": service.heading }).commit();
    await client.patch(FIGURE).set({ value }).commit();
    await removeBuild(buildDir);
  }
}

/** Those of the paths whose page has the text within the time that a rendering takes. */
async function pathsThatShow(site: OwnSite, { text, paths }: Change): Promise<string[]> {
  const { stale } = await waitUntilFresh(site, { text, paths }, FRESH_WITHIN_MS / 4);
  return paths.filter((path) => !stale.includes(path));
}

async function waitUntilFresh(
  { url }: OwnSite,
  { text, paths }: Change,
  patienceMs = FRESH_WITHIN_MS,
): Promise<Pick<Round, "freshAfter" | "stale">> {
  const start = performance.now();
  let stale = paths;
  while (stale.length > 0 && performance.now() - start < patienceMs) {
    const fresh = await Promise.all(
      stale.map(async (path) => {
        const html = await (await fetch(url + path)).text();
        return html.includes(text) && html.trimEnd().endsWith("</html>");
      }),
    );
    stale = stale.filter((_, index) => !fresh[index]);
    if (stale.length > 0) await sleep(POLL_EVERY_MS);
  }
  const freshAfter = stale.length > 0 ? undefined : Math.round(performance.now() - start);
  return { freshAfter, stale };
}
