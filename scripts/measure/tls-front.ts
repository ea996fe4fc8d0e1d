import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { selfSigned } from "./self-signed.ts";

/** Headers of one connection, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/** Servers of this machine, by the host name under which they are to be reached over TLS. */
type Origins = Readonly<Record<string, string>>;

type TlsFront = { port: number; close: () => Promise<void> };

/**
 * Puts TLS and HTTP/2 in front of servers of this machine, as the public address of a site has them,
 * and hands everything on as it is, compressed bodies too.
 */
export async function startTlsFront(origins: Origins): Promise<TlsFront> {
  const server = createSecureServer(selfSigned("localhost"), (incoming, outgoing) =>
    forward(origins, incoming, outgoing),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    close: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function forward(
  origins: Origins,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void {
  const [host = ""] = incoming.authority.split(":");
  const origin = origins[host];
  if (origin === undefined) {
    fail(outgoing, 421);
    return;
  }
  const { method, headers } = incoming;
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  const upstream = request(
    new URL(incoming.url, origin),
    {
      method,
      headers: Object.fromEntries([...sent, ["host", host], ["x-forwarded-proto", "https"]]),
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    },
  );
  upstream.on("error", () => fail(outgoing, 502));
  incoming.pipe(upstream);
}

function fail(outgoing: Http2ServerResponse, status: number): void {
  if (outgoing.headersSent) outgoing.stream.destroy();
  else outgoing.writeHead(status).end();
}
