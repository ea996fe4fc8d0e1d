import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { frontConfiguration, serverLines } from "../front/configuration.ts";
import { startNginx } from "../front/nginx.ts";
import { findProgram } from "../lib/find-program.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "./own-site.ts";

const INSTANCES = 3;
const SYSTEM_FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

export type Instances = {
  /** Address of each instance, past the front. */
  sites: readonly string[];
  /** Address of nginx, which stands in front of all. */
  front: string;
  hasRedis: boolean;
  /** Ends one instance and starts it again. Resolves when it answers. */
  restart: (index: number, signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  close: () => Promise<void>;
};

/** How many ports `startInstances` takes: one for each instance, the front's and that of Redis. */
export const INSTANCES_PORTS = INSTANCES + 2;

/**
 * Runs several instances of the built site, each with a copy of the build, behind one nginx; with
 * Redis between them where it is installed.
 * @param options.port the first of `INSTANCES_PORTS`
 * @param options.env goes over this process's own
 * @param options.redisUrl a Redis that runs already
 */
export async function startInstances(options: {
  port: number;
  buildDir: string;
  env: Record<string, string>;
  redisUrl?: string;
}): Promise<Instances> {
  const { port, buildDir, env } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const each of closing.reverse()) await each();
  };
  try {
    const directory = await mkdtemp(join(tmpdir(), "instances-"));
    closing.push(() => rm(directory, { recursive: true, force: true }));
    const redisUrl = options.redisUrl ?? startRedis(port + INSTANCES + 1, closing);
    const front = `http://127.0.0.1:${port + INSTANCES}`;
    const frontSecret = randomUUID();
    const ports = Array.from({ length: INSTANCES }, (_, index) => port + index);
    const start = async (own: number) =>
      startOwnSite(own, {
        ...env,
        NORDUNE_BUILD_DIR: `${buildDir}-${own}`,
        SITE_PORT: String(own),
        FRONT_URL: front,
        FRONT_SECRET: frontSecret,
        REDIS_URL: redisUrl ?? "",
      });
    const running: OwnSite[] = [];
    for (const own of ports) {
      const copy = await copyBuild(buildDir, own);
      closing.push(() => removeBuild(copy));
      const index = running.push(await start(own)) - 1;
      closing.push(async () => running[index]?.end("SIGKILL"));
    }
    const configuration = frontConfiguration({
      listen: `127.0.0.1:${port + INSTANCES}`,
      servers: serverLines(ports.map((own) => `127.0.0.1:${own}`)),
      secret: frontSecret,
      fresh: "1s",
      directory,
    });
    const nginx = await startNginx({ directory, configuration, url: `${front}/api/health` });
    closing.push(nginx.close);
    return {
      sites: running.map(({ url }) => url),
      front,
      hasRedis: redisUrl !== undefined,
      async restart(index, signal) {
        await running[index]?.end(signal);
        running[index] = await start(port + index);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Path of an installed Redis, or undefined. */
export const redisExecutable = () => findProgram("redis-server", SYSTEM_FOLDERS);

/** @returns its address, or undefined where none is installed */
function startRedis(port: number, closing: (() => Promise<unknown>)[]): string | undefined {
  const executable = redisExecutable();
  if (executable === undefined) return undefined;
  const server = execa(executable, ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
    stdio: "ignore",
    reject: false,
  });
  closing.push(async () => {
    server.kill();
    await server;
  });
  return `redis://127.0.0.1:${port}`;
}
