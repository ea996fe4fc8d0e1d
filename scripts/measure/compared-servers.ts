import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frontConfiguration, serverLines } from "../front/configuration.ts";
import { startNginx } from "../front/nginx.ts";

/** What the site answers: bytes that are compressed with gzip, and the headers with them. */
export type SitePage = { headers: IncomingHttpHeaders; body: Buffer };

/** What answers with the page, with its host and port. */
export type ComparedServers = Record<"nginx, a file" | "behind nginx" | "the site alone", string>;

/** nginx says these of its file itself. */
const OF_THE_CONNECTION =
  /^(connection|content-length|content-type|date|etag|keep-alive|last-modified|server|transfer-encoding)$/;

/**
 * Runs two servers beside the site: its front, and an nginx that has its page as a file and sends
 * the same headers with it.
 * @param options.site host and port of the site
 * @param options.port the first of two that are free
 * @param use gets the servers while they run
 */
export async function withComparedServers(
  options: { site: string; page: SitePage; port: number },
  use: (servers: ComparedServers) => Promise<void>,
): Promise<void> {
  const { site, page, port } = options;
  const directory = await mkdtemp(join(tmpdir(), "throughput-"));
  const closing: (() => Promise<void>)[] = [];

  async function start(name: string, listen: string, configure: (directory: string) => string) {
    const own = join(directory, name);
    await mkdir(own);
    await writeFile(join(own, "page"), page.body);
    const running = { directory: own, configuration: configure(own), url: `http://${listen}` };
    closing.push((await startNginx(running)).close);
    return listen;
  }

  try {
    await use({
      "nginx, a file": await start("file", `127.0.0.1:${port}`, (own) =>
        fileServer(own, `127.0.0.1:${port}`, page.headers),
      ),
      "behind nginx": await start("front", `127.0.0.1:${port + 1}`, (own) =>
        frontConfiguration({
          listen: `127.0.0.1:${port + 1}`,
          servers: serverLines([site]),
          secret: randomUUID(),
          fresh: "10s",
          directory: own,
        }),
      ),
      "the site alone": site,
    });
  } finally {
    for (const close of closing) await close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** The least that nginx can do for the page, tuned like the front. */
function fileServer(directory: string, listen: string, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers)
    .filter(([name]) => !OF_THE_CONNECTION.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`);
  return `
worker_processes auto;
worker_rlimit_nofile 8192;
pid "${directory}/nginx.pid";
error_log "${directory}/error.log" warn;
events { worker_connections 4096; }
http {
  sendfile off;
  server_tokens off;
  access_log off;
  keepalive_requests 10000;
  open_file_cache max=2000 inactive=60s;
  client_body_temp_path "${directory}/body";
  proxy_temp_path "${directory}/temp";
  include "${directory}/http.d/*.conf";
  server {
    listen ${listen};
    root "${directory}";
    location / {
      types {}
      default_type "text/html; charset=utf-8";
      ${added.join("\n      ")}
      try_files /page =404;
    }
  }
}
`;
}
