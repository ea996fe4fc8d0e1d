import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { execa } from "execa";
import pMap from "p-map";
import { NEXT, ROOT, SITE_SERVER } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const READY_MS = 60_000;

/** Requests at the same time. */
const AT_ONCE = 4;

/** The kernel counts a process's time in this unit, in milliseconds. */
const TICK_MS = 10;

/** A server whose process is measured. */
export type ServedSite = {
  url: string;
  /** Sends requests; resolves to the status of each response. */
  visit: (paths: readonly string[]) => Promise<number[]>;
  /** Processor time that the process has used, user and system, in milliseconds. */
  processorMs: () => number;
  /** Memory that the process holds, in MB. */
  memoryMb: () => number;
  close: () => Promise<void>;
};

type ServerOptions = {
  port: number;
  /** The checkout whose build is served: this one, or an older one to compare with. */
  root?: string;
  /** Next's own command, without the cache before it. */
  plain?: boolean;
  env?: Record<string, string>;
};

/**
 * Serves the build of a checkout in a process of its own, as `npm start` does. Linux only, because
 * the numbers are read from `/proc`.
 */
export async function serveSite(options: ServerOptions): Promise<ServedSite> {
  const { port, root = ROOT, plain = false, env = {} } = options;
  const server = execa(
    process.execPath,
    [...(plain ? [NEXT, "start"] : [SITE_SERVER]), "--port", String(port)],
    {
      cwd: plain ? join(root, "web") : root,
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: "ignore",
      reject: false,
    },
  );
  const close = async () => {
    server.kill("SIGTERM");
    await server;
  };
  const url = `http://localhost:${port}`;
  try {
    await waitForHttp(`${url}/api/ready`, { timeoutMs: READY_MS });
  } catch (error) {
    await close();
    throw error;
  }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return {
    url,
    visit: (paths) => pMap(paths, (path) => statusOf(agent, url + path), { concurrency: AT_ONCE }),
    processorMs: () => processorMs(server.pid),
    memoryMb: () => memoryMb(server.pid),
    close: async () => {
      agent.destroy();
      await close();
    },
  };
}

/** Visits an address as a browser does, with brotli, and reads the whole response. */
function statusOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, deflate, br", accept: "text/html" };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    }).once("error", reject);
  });
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 and 15, in ticks. */
function processorMs(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryMb(pid = 0): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}
