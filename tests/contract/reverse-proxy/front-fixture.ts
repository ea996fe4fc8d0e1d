import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { makeTempDir } from "@nordune/content-lake/testing";
import { onTestFinished } from "vitest";
import { frontConfiguration, serverLines } from "#scripts/reverse-proxy/configuration.ts";
import { startNginx } from "#scripts/reverse-proxy/nginx.ts";
import "#tests/support/nginx-path.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { freePort } from "#tests/support/ports.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The headers of the site's pages. */
export const PAGE_HEADERS = {
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "rsc, next-router-state-tree, Accept-Encoding",
};

/**
 * A site behind a real nginx.
 * @param answer the site's response; by default each path has a page with its version
 * @param instances of the site in nginx's configuration, all of them this one
 * @param own additional configuration of nginx
 */
export async function startReverseProxy(answer?: Answer, instances = 1, own = "") {
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
      directory,
    }),
    url: `${url}/api/ready`,
  });
  onTestFinished(nginx.close);
  site.asked.length = 0;
  return {
    site,
    visit: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(url, path, headers, method),
  };
}

async function startSite(answer?: Answer) {
  const asked: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    asked.push(incoming);
    site.answer(incoming, response);
  });
  const site = {
    asked,
    version: 1,
    answer: answer ?? ((_, response) => response.writeHead(200, PAGE_HEADERS).end(site.body())),
    body: () => `version ${site.version}`,
    port: new URL(await listenDuringTest(server)).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
    async start() {
      await once(server.listen(Number(site.port), "127.0.0.1"), "listening");
    },
  };
  return site;
}

/** A raw request: no header is added, no body is decoded and no redirect is followed. */
async function ask(url: string, path: string, headers: Record<string, string>, method: string) {
  const { hostname, port } = new URL(url);
  // The path is not part of a URL object, which would normalise it.
  const asking = request({ hostname, port, path, method, headers, agent: false }).end();
  const response: IncomingMessage = (await once(asking, "response"))[0];
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await text(response) };
}
