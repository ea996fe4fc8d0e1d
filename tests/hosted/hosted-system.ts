import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { inject, onTestFinished } from "vitest";
import { frontConfiguration, serverLines } from "#scripts/reverse-proxy/configuration.ts";
import { startNginx } from "#scripts/reverse-proxy/nginx.ts";
import "#tests/support/nginx-path.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { copyBuild, type OwnSite, removeBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { revalidateWebhook } from "#scripts/start/programs.ts";
import { emailService } from "#tests/support/email-service.ts";
import { EMPTY_DATASET, HostedProject, startHostedSanity } from "#tests/support/hosted-sanity.ts";
import { freePort } from "#tests/support/ports.ts";

export const BUILD_DIR = ".next-hosted";
export const SECRET = "a secret for tests only";
/** Milliseconds that a test with builds may take on a machine that is busy. */
export const BUILDING = 600_000;

const { projectId, dataset, tokens } = new HostedProject();

/**
 * A private hosted project with the seeded content and an index that is a second behind, and its
 * programs.
 */
export async function startHostedSystem() {
  const dir = await mkdtemp(join(tmpdir(), "hosted-"));
  const dataDir = join(dir, "lake");
  await cp(inject("seededLakeDir"), dataDir, { recursive: true });
  const siteUrl = `http://localhost:${await freePort()}`;
  const lake = await startContentLake({
    ...{ port: 0, projectId, dataDir, log: () => {} },
    datasets: [dataset, EMPTY_DATASET],
    webhooks: [revalidateWebhook({ siteUrl, secret: SECRET, dataset })],
  });
  const sanity = await startHostedSanity(lake.url, { isPrivate: true, indexLagMs: 1_000 });
  const variables = {
    ...{ ...sanity.env, ...emailService },
    NODE_ENV: "production",
    NORDUNE_BUILD_DIR: BUILD_DIR,
    NEXT_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_READ_TOKEN: tokens.read,
    SANITY_API_WRITE_TOKEN: tokens.write,
    SANITY_WEBHOOK_SECRET: SECRET,
    SITE_URL: "https://www.example.com",
    SITE_PICTURES: "site",
    STUDIO_URL: "https://studio.example.com",
  };
  return {
    ...{ projectId, dataset, requests: sanity.requests },
    /** Secrets of the servers. */
    secrets: [tokens.read, tokens.write, SECRET],
    /** The environment of the project's programs. */
    variables,
    folder: (name: string) => join(dir, name),
    /** Where the content lake's webhook expects the site. */
    siteUrl,
    /** Publishes other fields of a document, past the limits of the hosted API. */
    publish: (id: string, fields: Record<string, unknown>) =>
      clientOf(lake, { projectId }).patch(id).set(fields).commit(),
    start: (
      program: string,
      args: readonly string[],
      cwd = ROOT,
      env: Record<string, string> = variables,
    ) => execa(process.execPath, [program, ...args], { cwd, env, reject: false, all: true }),
    async close() {
      await sanity.close();
      await lake.close();
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const htmlOf = async (address: string) => (await fetch(address)).text();

/** Files of a folder that contain one of the texts. */
export async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const args = ["--recursive", "--files-with-matches", "--fixed-strings", "--text"];
  const named = texts.flatMap((text) => ["-e", text]);
  const { stdout, exitCode } = await execa("grep", [...args, ...named, "."], {
    cwd: folder,
    reject: false,
  });
  // Exit code 1 means that there are none.
  if (exitCode !== 0 && exitCode !== 1) throw new Error(`grep ended with ${exitCode}.`);
  return stdout.split("\n").filter(Boolean);
}

const INSTANCES = 3;

/**
 * Runs several instances of the built site behind one nginx during the test, each with a copy of
 * the build.
 * @param env overrides this process's environment
 * @returns the addresses of the instances and of nginx, and functions that stop and start an
 *   instance
 */
export async function startInstances(buildDir: string, env: Record<string, string>) {
  const ports: number[] = [];
  const running: OwnSite[] = [];
  const start = (port: number) =>
    startOwnSite(port, {
      ...env,
      NORDUNE_BUILD_DIR: `${buildDir}-${port}`,
      SITE_PORT: String(port),
    });
  for (let index = 0; index < INSTANCES; index += 1) {
    const port = await freePort();
    ports.push(port);
    const copy = await copyBuild(buildDir, port);
    onTestFinished(() => removeBuild(copy));
    running.push(await start(port));
    onTestFinished(() => running[index]?.end("SIGKILL"));
  }
  return {
    sites: running.map(({ url }) => url),
    front: await startFront(ports),
    async restart(index: number, signal: "SIGKILL" | "SIGTERM") {
      await running[index]?.end(signal);
      running[index] = await start(ports[index] ?? 0);
    },
  };
}

/** Runs nginx before the instances at these ports during the test. @returns its address */
export async function startFront(ports: readonly number[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "front-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const listen = `127.0.0.1:${await freePort()}`;
  const front = `http://${listen}`;
  const servers = serverLines(ports.map((port) => `127.0.0.1:${port}`));
  const configuration = frontConfiguration({ listen, servers, directory });
  const nginx = await startNginx({ directory, configuration, url: `${front}/api/health` });
  onTestFinished(nginx.close);
  return front;
}
