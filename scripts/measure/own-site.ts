import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { execa } from "execa";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { memoryEnvironment, ROOT, serverOf } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const READY_MS = 30_000;

/** Folders of a build that a server does not read, and temporary files. */
const NOT_SERVED = /^(cache|standalone|types|.*\.tmp)$/;

/**
 * Copies a build of the site, so that its server does not affect the original server's pages.
 * @param port of the server; it distinguishes copies
 * @returns the name of the copy, a value for `NORDUNE_BUILD_DIR`
 */
export async function copyBuild(buildDir: string, port: number): Promise<string> {
  const name = `${buildDir}-${port}`;
  await removeBuild(name);
  await cp(join(ROOT, "web", buildDir), join(ROOT, "web", name), {
    recursive: true,
    filter: (path) => !NOT_SERVED.test(basename(path)),
  });
  return name;
}

export async function removeBuild(buildDir: string): Promise<void> {
  await rm(join(ROOT, "web", buildDir), { recursive: true, force: true });
}

/** A server of a built site, in its own process. */
export type OwnSite = {
  url: string;
  /** Ends the process; resolves when it has ended. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/**
 * Serves a build on this machine only, as behind a reverse proxy, and resolves when it responds.
 * @param env overrides this process's environment
 */
export async function startOwnSite(port: number, env: Record<string, string>): Promise<OwnSite> {
  const buildDir = join(ROOT, "web", env.NORDUNE_BUILD_DIR ?? readEnvironment().NORDUNE_BUILD_DIR);
  const args = ["--hostname", "127.0.0.1", "--port", String(port)];
  const server = execa(process.execPath, [...serverOf(buildDir), ...args], {
    cwd: ROOT,
    env: { NEXT_TELEMETRY_DISABLED: "1", ...memoryEnvironment, ...env },
    stdio: "ignore",
    reject: false,
    forceKillAfterDelay: false,
  });
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    server.kill(signal);
    await server;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitForHttp(`${url}/robots.txt`, { timeoutMs: READY_MS });
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return { url, end };
}
