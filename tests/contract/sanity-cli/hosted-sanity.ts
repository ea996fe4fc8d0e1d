import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { selfSigned } from "#scripts/measure/self-signed.ts";

const HOSTS = /(^|\.)api(cdn)?\.sanity\.io$/;

/**
 * Answers under the host names of hosted Sanity, over TLS, with a local content lake; closed after
 * the test.
 * @param lakeUrl address of the lake, whose project id is the hosted project's
 * @returns the environment that makes a program meet it, and every request that came
 */
export async function standInForHostedSanity(lakeUrl: string) {
  const requests: string[] = [];
  const tls = createTlsServer(selfSigned("*.api.sanity.io"), (request, response) => {
    const { method, headers, url = "/" } = request;
    requests.push(`${method} ${headers.host}${url}`);
    const target = new URL(url, lakeUrl);
    const passed = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  const sockets = new Set<Socket>();
  const proxy = createServer();
  proxy.on("connect", (request, socket: Socket) => {
    const [host = ""] = String(request.url).split(":");
    requests.push(`CONNECT ${host}`);
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    if (!HOSTS.test(host)) return void socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    const upstream = connect(portOf(tls), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
  });
  for (const server of [tls, proxy]) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    tls.closeAllConnections();
    tls.close();
    proxy.close();
  });
  const env = {
    HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
    https_proxy: `http://127.0.0.1:${portOf(proxy)}`,
    NO_PROXY: "",
    NODE_TLS_REJECT_UNAUTHORIZED: "0",
  };
  return { env, requests };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("Not listening yet.");
  return address.port;
}
