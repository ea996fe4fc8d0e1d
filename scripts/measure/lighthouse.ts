import { parseArgs } from "node:util";
import { LABORATORY_URL, withLaboratorySite } from "./laboratory-site.ts";
import { visit } from "./lighthouse-run.ts";
import { lighthouseTable, type MeasuredPage, shortfalls } from "./lighthouse-table.ts";
import { sitePaths } from "./site-paths.ts";
import { startTlsFront } from "./tls-front.ts";

const PEER_HOST = "www.peer.example";

/** A page by its address in public, and by that of its server on this machine. */
type Page = MeasuredPage & { url: string; local: string };

const { values } = parseArgs({
  options: {
    /** Paths with commas between them; all of the sitemap's unless given. */
    routes: { type: "string" },
    runs: { type: "string", default: "3" },
    /** Address of a page on this machine, of another site, to be measured in turn with ours. */
    peer: { type: "string" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs is ${values.runs}: give a number of visits to each page, such as 3.`);
}

await withLaboratorySite(async (origin) => {
  const peer = values.peer === undefined ? undefined : new URL(values.peer);
  const host = new URL(LABORATORY_URL).hostname;
  const front = await startTlsFront({
    [host]: origin,
    ...(peer && { [PEER_HOST]: peer.origin }),
  });
  const resolve = { hosts: [host, PEER_HOST], port: front.port };
  const paths = values.routes?.split(",") ?? (await sitePaths(origin));
  const pages: Page[] = paths.map((path) => ({
    name: path,
    url: LABORATORY_URL + path,
    local: origin + path,
    visits: [],
  }));
  if (peer) {
    const url = `https://${PEER_HOST}${peer.pathname}`;
    pages.push({ name: peer.href, url, local: peer.href, visits: [], isPeer: true });
  }
  try {
    // A server may finish an answer when it is first asked for it.
    for (const { local } of pages) await (await fetch(local)).arrayBuffer();
    // Round by round, so that whatever else the machine does meets every page alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        page.visits = [...page.visits, await visit(page.url, resolve)];
        console.log(`  ${run}/${runs} ${page.name}`);
      }
    }
  } finally {
    await front.close();
  }
  console.log(lighthouseTable(pages));
  const missed = pages.filter(({ isPeer }) => !isPeer).flatMap(shortfalls);
  for (const line of missed) console.log(line);
  if (missed.length > 0) process.exitCode = 1;
});
