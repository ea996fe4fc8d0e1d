import { join } from "node:path";
import { execa } from "execa";
import { ROOT, SITE_SERVER } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const PROBE = join(import.meta.dirname, "memory-probe.ts");
const READY_MS = 30_000;

export type MeasuredSite = {
  url: string;
  /** Bytes in use after a garbage collection. */
  memory: () => Promise<number>;
};

/**
 * Serves the built site a second time, on a port of its own, with a probe for its memory.
 * @param use gets the site while it is served
 */
export async function withMeasuredSite(
  port: number,
  use: (site: MeasuredSite) => Promise<void>,
): Promise<void> {
  const server = execa(
    process.execPath,
    ["--expose-gc", "--import", PROBE, SITE_SERVER, "--port", String(port)],
    {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: "1" },
      ipc: true,
      reject: false,
    },
  );
  async function memory(): Promise<number> {
    const answer = server.getOneMessage();
    await server.sendMessage("memory");
    return Number(await answer);
  }
  try {
    const url = `http://localhost:${port}`;
    await waitForHttp(url, { timeoutMs: READY_MS });
    await use({ url, memory });
  } finally {
    server.kill();
    await server;
  }
}
