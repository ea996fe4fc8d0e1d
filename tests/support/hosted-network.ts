import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { selfSigned } from "#scripts/measure/self-signed.ts";

/** The host names of hosted Sanity and of EmailJS, as a certificate lists them. */
const HOSTS = [
  "*.api.sanity.io",
  "*.apicdn.sanity.io",
  "api.sanity.io",
  "cdn.sanity.io",
  "api.emailjs.com",
] as const;

/**
 * One certificate authority for all, because Node trusts what is configured before its first
 * connection.
 */
const certificate = await selfSigned(...HOSTS);

const isHost = (name: string) =>
  HOSTS.some((host) => (host.startsWith("*") ? name.endsWith(host.slice(1)) : name === host));

/**
 * Serves the real host names over TLS. Programs reach it through a proxy and a certificate
 * authority, as in a company's network; `env` contains the variables for both. Any other host is
 * refused, so no request leaves this machine.
 * @param answer is called with the real address: `https://abc123de.api.sanity.io/…`
 */
export async function startHostedNetwork(answer: (request: Request) => Promise<Response>) {
  const caFile = join(tmpdir(), `hosted-sanity-${randomUUID()}.pem`);
  await writeFile(caFile, certificate.cert);
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const tls = createTlsServer(certificate, listener);
  const sockets = new Set<Socket>();
  const proxy = createServer();
  proxy.on("connect", (request, socket: Socket) => {
    const [host = ""] = String(request.url).split(":");
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    if (!isHost(host)) return void socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    const upstream = connect(tlsPort, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on("error", () => socket.destroy());
  });
  const tlsPort = await listen(tls);
  const proxyUrl = `http://127.0.0.1:${await listen(proxy)}`;
  return {
    certificate: certificate.cert,
    proxyUrl,
    /** For child processes. */
    env: {
      HTTPS_PROXY: proxyUrl,
      https_proxy: proxyUrl,
      NO_PROXY: "",
      NODE_USE_ENV_PROXY: "1",
      NODE_EXTRA_CA_CERTS: caFile,
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      tls.closeAllConnections();
      tls.close();
      proxy.close();
      await rm(caFile, { force: true });
    },
  };
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
