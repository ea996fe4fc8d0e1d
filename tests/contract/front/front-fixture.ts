import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { makeTempDir } from "@nordune/content-lake/testing";
import { onTestFinished } from "vitest";
import { frontConfiguration, serverLines } from "#scripts/front/configuration.ts";
import { startNginx } from "#scripts/front/nginx.ts";
import "#tests/support/nginx-path.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { freePort } from "#tests/support/ports.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the site sends with a page. */
export const PAGE_HEADERS = {
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "rsc, next-router-state-tree, Accept-Encoding",
};

/**
 * A site in front of which a real nginx stands.
 * @param answer what the site says; by default each path has a page that says its version
 * @param fresh how long the reverse proxy shows a page without asking
 * @param instances of the site that the reverse proxy knows, all of them this one
 * @param own what its operator has written for all of nginx
 */
export async function startFront(answer?: Answer, fresh = "1h", instances = 1, own = "") {
  const site = await startSite(answer);
  const directory = await makeTempDir();
  await mkdir(join(directory, "http.d"));
  await writeFile(join(directory, "http.d/own.conf"), own);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const nginx = await startNginx({
    directory,
    configuration: frontConfiguration({
      listen: `127.0.0.1:${port}`,
      servers: serverLines(Array(instances).fill(`127.0.0.1:${site.port}`)),
      fresh,
      directory,
    }),
    url: `${url}/api/ready`,
  });
  onTestFinished(nginx.close);
  site.asked.length = 0;
  return {
    site,
    directory,
    visit: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(url, path, headers, method),
  };
}

/** The names of the copies that a reverse proxy keeps of pages. */
export async function keptFiles(directory: string): Promise<string[]> {
  const all = await readdir(join(directory, "cache"), { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function startSite(answer?: Answer) {
  const asked: IncomingMessage[] = [];
  let isAway = false;
  const server = createServer((incoming, response) => {
    asked.push(incoming);
    site.answer(incoming, response);
  });
  // Away, it keeps its port: another test would take it.
  server.on("connection", (socket) => {
    if (isAway) socket.destroy();
  });
  const site = {
    asked,
    version: 1,
    answer: answer ?? ((_, response) => response.writeHead(200, PAGE_HEADERS).end(site.body())),
    body: () => `version ${site.version}`,
    port: new URL(await listenDuringTest(server)).port,
    stop() {
      isAway = true;
      server.closeAllConnections();
    },
    start() {
      isAway = false;
    },
  };
  return site;
}

/** A request as it is: no header is added, no body is decoded and no redirect followed. */
async function ask(url: string, path: string, headers: Record<string, string>, method: string) {
  const { hostname, port } = new URL(url);
  // Not as a part of a URL object, which would write the path in its own way.
  const asking = request({ hostname, port, path, method, headers, agent: false }).end();
  const response: IncomingMessage = (await once(asking, "response"))[0];
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await text(response) };
}
