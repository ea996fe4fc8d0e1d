import autocannon from "autocannon";
import { execa } from "execa";
import { findProgram } from "../lib/find-program.ts";

/** What one run of requests came to. */
export type Load = {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
};

type Settings = { seconds: number; connections: number; headers: Record<string, string> };

/** Asks for one address as often as it is answered, on connections that are kept open. */
export type Loader = {
  name: string;
  /** @throws when anything but success was answered */
  run: (url: string, settings: Settings) => Promise<Load>;
};

/** wrk where it is installed, which leaves more of the machine to the server; else autocannon. */
export function findLoader(): Loader {
  const wrk = findProgram("wrk");
  return wrk === undefined
    ? { name: "autocannon", run: runAutocannon }
    : { name: "wrk", run: (url, settings) => runWrk(wrk, url, settings) };
}

async function runAutocannon(url: string, settings: Settings): Promise<Load> {
  const { seconds, connections, headers } = settings;
  const result = await autocannon({ url, duration: seconds, connections, headers });
  refuseFailures(url, result.non2xx + result.errors);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

async function runWrk(wrk: string, url: string, settings: Settings): Promise<Load> {
  const { seconds, connections, headers } = settings;
  const { stdout } = await execa(wrk, [
    "--latency",
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ]);
  refuseFailures(url, Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0));
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, time, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  const p99 = Number(time) * (milliseconds[unit] ?? Number.NaN);
  if (Number.isNaN(requestsPerSecond + p99)) throw new Error(`wrk said:\n${stdout}`);
  return { requestsPerSecond, p99 };
}

function refuseFailures(url: string, failures: number): void {
  if (failures > 0) throw new Error(`${url}: ${failures} requests failed: that is no measurement.`);
}
