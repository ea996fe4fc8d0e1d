import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { execa } from "execa";
import lighthouse, { defaultConfig, type Result } from "lighthouse";
import { computeMedianRun, filterToValidRuns } from "lighthouse/core/lib/median-run.js";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { browserExecutable } from "../lib/browser.ts";
import { ROOT } from "../lib/project.ts";
import { frontConfiguration, serverLines } from "../reverse-proxy/configuration.ts";
import { startNginx } from "../reverse-proxy/nginx.ts";
import { removeBuild, startOwnSite } from "./own-site.ts";
import { requireRunning, sitePaths } from "./running-site.ts";
import { selfSigned } from "./self-signed.ts";

/** The minimum score of a page in each category, of 100. */
const BUDGET = 100;
const BUILD_DIR = ".next-laboratory";
/** The public address of the build, so that search engines are allowed. */
const HOST = "www.nordune.example";
/** Beside the ports of the stack, below those that the system gives to outgoing connections. */
const SERVER_PORT = readEnvironment().SITE_PORT + 80;
const [DEBUGGING_PORT, PLAIN_PORT, TLS_PORT] = [SERVER_PORT + 1, SERVER_PORT + 2, SERVER_PORT + 3];

const { values } = parseArgs({
  options: {
    /** Paths separated by commas; all of the sitemap's by default. */
    routes: { type: "string" },
    runs: { type: "string", default: "3" },
    /** Lighthouse's names of categories, separated by commas; all by default. */
    categories: { type: "string" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs is ${values.runs}: give a number of visits to each page, such as 3.`);
}
const onlyCategories = values.categories?.split(",");
const unknown = onlyCategories?.filter((name) => defaultConfig.categories?.[name] === undefined);
if (unknown !== undefined && unknown.length > 0) {
  const known = Object.keys(defaultConfig.categories ?? {}).join(", ");
  throw new Error(`Lighthouse has no category ${unknown.join(", ")}. It has: ${known}.`);
}

await withLaboratorySite(async (origin) => {
  const front = await startReverseProxy(new URL(origin).host);
  const paths = values.routes?.split(",") ?? (await sitePaths(origin));
  const pages = paths.map((path): { path: string; visits: Result[] } => ({ path, visits: [] }));
  try {
    // The first request warms the server up.
    for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
    // The pages are measured in rounds, so that a busy machine affects all pages alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const page of pages) {
        page.visits.push(await visit(`https://${HOST}${page.path}`, TLS_PORT));
        console.log(`  ${run}/${runs} ${page.path}`);
      }
    }
  } finally {
    await front.close();
  }
  const judged = pages.map(({ path, visits }) => judge(path, typicalOf(visits)));
  console.table(Object.fromEntries(judged.map(({ path, row }) => [path, row])));
  const missed = judged.flatMap((page) => page.missed);
  console.log(missed.join("\n"));
  if (missed.length > 0) process.exitCode = 1;
});

/** The visit of median speed, or the first one where no category measured the speed. */
function typicalOf(visits: Result[]): Result {
  const [first] = visits;
  const timed = filterToValidRuns(visits);
  if (timed.length > 0) return computeMedianRun(timed);
  if (first === undefined) throw new Error("A page was not visited.");
  return first;
}

/**
 * Scores by category, milliseconds and layout shift of a page.
 * @returns missed: each category below the budget, with its failed audits
 */
function judge(path: string, { categories, audits }: Pick<Result, "categories" | "audits">) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const row: Record<string, number> = {};
  const missed: string[] = [];
  for (const [category, { score, auditRefs }] of Object.entries(categories)) {
    // No audit of this category applies.
    if (score === null) continue;
    row[category] = Math.round(score * 100);
    if (row[category] >= BUDGET) continue;
    const blamed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    missed.push(`${path}: ${category} ${row[category]} (${blamed.map(({ id }) => id).join(", ")})`);
  }
  row["LCP ms"] = Math.round(value("largest-contentful-paint"));
  row["TBT ms"] = Math.round(value("total-blocking-time"));
  row.CLS = value("cumulative-layout-shift");
  return { path, row, missed };
}

/**
 * Builds the site with a public address and serves that build. The running stack provides the
 * content and is not changed.
 * @param use gets the address of the server on this machine
 */
async function withLaboratorySite(use: (origin: string) => Promise<void>): Promise<void> {
  const { apiHost } = contentLakeFromEnvironment();
  if (apiHost !== undefined) await requireRunning("content lake", `${apiHost}/v1/ping`);
  const env = { SITE_URL: `https://${HOST}`, SITE_PICTURES: "site", NORDUNE_BUILD_DIR: BUILD_DIR };
  try {
    await execa(process.execPath, [join(ROOT, "scripts", "build", "main.ts")], {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...env },
    });
    const site = await startOwnSite(SERVER_PORT, env);
    try {
      await use(site.url);
    } finally {
      await site.end("SIGKILL");
    }
  } finally {
    await removeBuild(BUILD_DIR);
  }
}

/** Starts nginx before a site, with TLS and HTTP/2 as in production. */
async function startReverseProxy(site: string): Promise<{ close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "laboratory-"));
  const { key, cert } = await selfSigned(HOST);
  const file = join(directory, "server.d", "tls.pem");
  await mkdir(join(directory, "server.d"));
  await writeFile(file, key + cert, { mode: 0o600 });
  await writeFile(
    join(directory, "server.d", "tls.conf"),
    `listen 127.0.0.1:${TLS_PORT} ssl http2;\nssl_certificate "${file}";\nssl_certificate_key "${file}";\n`,
  );
  const front = await startNginx({
    directory,
    configuration: frontConfiguration({
      listen: `127.0.0.1:${PLAIN_PORT}`,
      servers: serverLines([site]),
      directory,
    }),
    url: `http://127.0.0.1:${PLAIN_PORT}/robots.txt`,
  });
  return {
    async close() {
      await front.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a page in a new browser and runs Lighthouse.
 * @param port responds for all hosts over TLS
 */
async function visit(url: string, port: number): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
      "--ignore-certificate-errors",
    ],
  });
  try {
    const judged = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: "silent",
      disableFullPageScreenshot: true,
      onlyCategories,
    });
    if (judged === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr } = judged;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}
