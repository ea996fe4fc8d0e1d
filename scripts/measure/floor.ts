import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { execa } from "execa";
import { waitForHttp } from "../lib/wait-for-http.ts";

const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");
const ROOT = join(import.meta.dirname, "..", "..");
/** Ignored by git like every build. Its own configuration keeps Next away from the site's. */
const DIRECTORY = join(ROOT, ".next-floor");
const READY_MS = 30_000;

const FILES = {
  "next.config.mjs": "export default {};\n",
  "app/layout.jsx":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.jsx": "export default function Page() {\n  return <h1>Floor</h1>;\n}\n",
};

/**
 * Builds and serves the least a page can be in the installed versions of Next and React: a layout
 * and a page of the server, without a client component. What it downloads nobody can take away.
 * @param use gets the page's address while it is served
 */
export async function withFloorPage<Result>(
  port: number,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const env = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  await rm(DIRECTORY, { recursive: true, force: true });
  await mkdir(join(DIRECTORY, "app"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(DIRECTORY, name), text);
  await execa(process.execPath, [NEXT, "build", DIRECTORY], { cwd: ROOT, env });
  const server = execa(process.execPath, [NEXT, "start", DIRECTORY, "--port", String(port)], {
    cwd: ROOT,
    env,
    reject: false,
  });
  try {
    const url = `http://localhost:${port}/`;
    await waitForHttp(url, { timeoutMs: READY_MS });
    return await use(url);
  } finally {
    server.kill();
    await server;
    await rm(DIRECTORY, { recursive: true, force: true });
  }
}
