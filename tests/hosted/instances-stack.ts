import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontConfiguration, serverLines } from "#scripts/front/configuration.ts";
import { startNginx } from "#scripts/front/nginx.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";

const INSTANCES = 3;

export type Instances = {
  /** Address of each instance, past the front. */
  sites: readonly string[];
  /** Address of nginx, which stands in front of all. */
  front: string;
  /** Ends one instance and starts it again. Resolves when it answers. */
  restart: (index: number, signal: "SIGKILL" | "SIGTERM") => Promise<void>;
  close: () => Promise<void>;
};

/** How many ports `startInstances` takes: one for each instance, and the front's. */
export const INSTANCES_PORTS = INSTANCES + 1;

/**
 * Runs several instances of the built site, each with a copy of the build, behind one nginx.
 * @param options.port the first of `INSTANCES_PORTS`
 * @param options.env goes over this process's own
 */
export async function startInstances(options: {
  port: number;
  buildDir: string;
  env: Record<string, string>;
}): Promise<Instances> {
  const { port, buildDir, env } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const each of closing.reverse()) await each();
  };
  try {
    const directory = await mkdtemp(join(tmpdir(), "instances-"));
    closing.push(() => rm(directory, { recursive: true, force: true }));
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
