import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { frontConfiguration, serverLines } from "#scripts/front/configuration.ts";
import { startNginx } from "#scripts/front/nginx.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { freePort } from "#tests/unit/scripts/ports.ts";

const INSTANCES = 3;

/**
 * Runs several instances of the built site until the test has finished, each with a copy of the build, behind one nginx.
 * @param env goes over this process's own
 * @returns the address of each instance and of nginx; how to end an instance and start it again
 */
export async function startInstances(buildDir: string, env: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), "instances-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const listen = `127.0.0.1:${await freePort()}`;
  const front = `http://${listen}`;
  const secret = randomUUID();
  const ports: number[] = [];
  const running: OwnSite[] = [];
  const start = (port: number) =>
    startOwnSite(port, {
      ...env,
      NORDUNE_BUILD_DIR: `${buildDir}-${port}`,
      SITE_PORT: String(port),
      FRONT_URL: front,
      FRONT_SECRET: secret,
    });
  for (let index = 0; index < INSTANCES; index += 1) {
    const port = await freePort();
    ports.push(port);
    const copy = await copyBuild(buildDir, port);
    onTestFinished(() => removeBuild(copy));
    running.push(await start(port));
    onTestFinished(() => running[index]?.end("SIGKILL"));
  }
  const servers = serverLines(ports.map((port) => `127.0.0.1:${port}`));
  const configuration = frontConfiguration({ listen, servers, secret, fresh: "1s", directory });
  const nginx = await startNginx({ directory, configuration, url: `${front}/api/health` });
  onTestFinished(nginx.close);
  return {
    sites: running.map(({ url }) => url),
    front,
    async restart(index: number, signal: "SIGKILL" | "SIGTERM") {
      await running[index]?.end(signal);
      running[index] = await start(ports[index] ?? 0);
    },
  };
}
