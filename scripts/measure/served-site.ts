import { existsSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { execa } from "execa";
import pMap from "p-map";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { memoryEnvironment, NEXT, ROOT, SITE_SERVER, serverOf } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const READY_MS = 60_000;

/** Requests at the same time. */
const AT_ONCE = 4;

/** A process that does nothing for this time has done what a start gives it to do. */
const REST_MS = 1_500;

/** The kernel counts a process's time in this unit, in milliseconds. */
const TICK_MS = 10;

/** A server whose process is measured. */
export type ServedSite = {
  url: string;
  /** Sends requests; resolves to the status of each response. */
  visit: (paths: readonly string[]) => Promise<number[]>;
  /** Processor time that the process has used, user and system, in milliseconds. */
  processorMs: () => number;
  /** Resolves when the process rests: after its start it may render every page again. */
  rest: () => Promise<void>;
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
 * @throws when the checkout has no build, or its server does not respond
 */
export async function serveSite(options: ServerOptions): Promise<ServedSite> {
  const { port, root = ROOT, plain = false, env = {} } = options;
  if (!existsSync(join(buildIn(root), "BUILD_ID"))) {
    throw new Error(
      `${buildIn(root)} holds no build to measure. Run npm run build in ${root} first.`,
    );
  }
  const own = plain ? { args: [NEXT, "start"], env: {} } : serverIn(root);
  const server = execa(process.execPath, [...own.args, "--port", String(port)], {
    cwd: plain ? join(root, "web") : root,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...own.env, ...env },
    stdio: "ignore",
    reject: false,
  });
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
    rest: () => untilAtRest(() => processorMs(server.pid)),
    memoryMb: () => memoryMb(server.pid),
    close: async () => {
      agent.destroy();
      await close();
    },
  };
}

/** The folder of a checkout's build. */
const buildIn = (root: string): string => join(root, "web", readEnvironment().NORDUNE_BUILD_DIR);

/** The server of a checkout. An older one has it as a source file, without limits. */
function serverIn(root: string): { args: string[]; env: Record<string, string> } {
  const buildDir = buildIn(root);
  return existsSync(join(buildDir, SITE_SERVER))
    ? { args: serverOf(buildDir), env: memoryEnvironment }
    : { args: [join(root, "web", "server", "main.ts")], env: {} };
}

/** Waits until a process uses less than a thirtieth of a processor. */
async function untilAtRest(used: () => number): Promise<void> {
  for (let before = used(), isBusy = true; isBusy; ) {
    await setTimeout(REST_MS);
    const now = used();
    isBusy = now - before > REST_MS / 30;
    before = now;
  }
}

/**
 * Visits an address as a browser does, with brotli, and reads the whole response. The server may
 * close a connection that rests at the moment in which it is used again; then the request is sent
 * once more (https://nodejs.org/api/http.html#requestreusedsocket).
 */
function statusOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, deflate, br", accept: "text/html" };
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      const wasClosed = request.reusedSocket && error.code === "ECONNRESET";
      if (wasClosed) resolve(statusOf(agent, url));
      else reject(error);
    });
  });
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 and 15, in ticks. */
function processorMs(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Memory that a process holds, in MB. */
export function memoryMb(pid = 0): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}
