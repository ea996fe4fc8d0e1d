import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentLake, startContentLake } from "@nordune/content-lake";
import { clientOf } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { afterAll, beforeAll, inject } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { revalidateWebhook } from "#scripts/start/programs.ts";
import {
  EMPTY_DATASET,
  type HostedSanity,
  hostedProject,
  startHostedSanity,
} from "#tests/support/hosted-sanity.ts";
import { freePort } from "#tests/unit/scripts/ports.ts";

export const BUILD_DIR = ".next-hosted";
export const SECRET = "a secret for tests only";
/** Milliseconds that a test with builds may take on a machine that is busy. */
export const BUILDING = 600_000;
/** Milliseconds. */
const INDEX_LAG = 1_000;

const { projectId, dataset, tokens } = hostedProject();

/** A private hosted project with the seeded content, and the programs that speak to it. */
export function withHostedSystem() {
  const system: { lake?: ContentLake; sanity?: HostedSanity; dir: string; siteUrl: string } = {
    dir: "",
    siteUrl: "",
  };
  const variables: Record<string, string> = {};

  beforeAll(async () => {
    system.dir = await mkdtemp(join(tmpdir(), "hosted-"));
    const dataDir = join(system.dir, "lake");
    await cp(inject("seededLakeDir"), dataDir, { recursive: true });
    system.siteUrl = `http://localhost:${await freePort()}`;
    system.lake = await startContentLake({
      port: 0,
      projectId,
      dataDir,
      datasets: [dataset, EMPTY_DATASET],
      log: () => {},
      webhooks: [revalidateWebhook({ siteUrl: system.siteUrl, secret: SECRET, dataset })],
    });
    system.sanity = await startHostedSanity(system.lake.url, {
      isPrivate: true,
      indexLagMs: INDEX_LAG,
      writesPerSecond: 25,
    });
    Object.assign(variables, {
      ...system.sanity.env,
      NODE_ENV: "production",
      NORDUNE_BUILD_DIR: BUILD_DIR,
      NEXT_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      SANITY_PROJECT_ID: projectId,
      SANITY_DATASET: dataset,
      SANITY_API_READ_TOKEN: tokens.read,
      SANITY_WEBHOOK_SECRET: SECRET,
      SITE_URL: "https://www.example.com",
      SITE_PICTURES: "site",
      STUDIO_URL: "https://studio.example.com",
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
      NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
      NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
    });
  });

  afterAll(async () => {
    await system.sanity?.close();
    await system.lake?.close();
    await rm(system.dir, { recursive: true, force: true, maxRetries: 5 });
  });

  function start(program: string, args: readonly string[], cwd = ROOT, env = variables) {
    return execa(process.execPath, [program, ...args], {
      cwd,
      env,
      reject: false,
      all: true,
    });
  }

  return {
    projectId,
    dataset,
    /** What nobody but the servers may know. */
    secrets: [tokens.read, SECRET],
    /** The environment of the project's programs. */
    variables,
    folder: (name: string) => join(system.dir, name),
    /** Where the content lake's webhook expects the site. */
    siteUrl: () => system.siteUrl,
    requests: (): readonly string[] => system.sanity?.requests ?? [],
    /** One who publishes, past the limits of the hosted API. */
    editor: () => clientOf({ url: system.lake?.url ?? "" }, { projectId }),
    start,
  };
}

export async function htmlOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.text();
}

/** Files of a folder that hold one of the texts. */
export async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const args = ["--recursive", "--files-with-matches", "--fixed-strings", "--text"];
  const named = texts.flatMap((text) => ["-e", text]);
  const { stdout, exitCode } = await execa("grep", [...args, ...named, "."], {
    cwd: folder,
    reject: false,
  });
  // 1 says that there is none.
  if (exitCode !== 0 && exitCode !== 1) throw new Error(`grep ended with ${exitCode}.`);
  return stdout.split("\n").filter(Boolean);
}
