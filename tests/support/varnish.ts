import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa, execaSync } from "execa";
import { onTestFinished } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { freePort } from "./ports.ts";

const PROGRAM = "varnishd";

/** Whether Varnish is installed on this machine. */
export const hasVarnish = execaSync(PROGRAM, ["-V"], { reject: false }).exitCode === 0;

/** Runs Varnish with the project's configuration before a site, until the test ends. */
export async function startVarnish(site: string): Promise<string> {
  const { hostname, port: sitePort } = new URL(site);
  const directory = await makeTempDir();
  const vcl = await readFile(join(ROOT, "scripts/reverse-proxy/varnish.vcl"), "utf8");
  const file = join(directory, "site.vcl");
  const backend = `.host = "${hostname}";\n  .port = "${sitePort}";`;
  await writeFile(file, vcl.replace(/\.host = .*\n\s*\.port = .*/, backend));
  const port = await freePort();
  // `-j none` runs it as the user who runs the test.
  const args = ["-F", "-j", "none", "-a", `127.0.0.1:${port}`, "-f", file, "-n", directory];
  const varnish = execa(PROGRAM, [...args, "-s", "malloc,64m"], { reject: false, all: true });
  onTestFinished(async () => {
    varnish.kill("SIGTERM");
    await varnish;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(`${url}/api/health`, { timeoutMs: 30_000 });
  return url;
}
