/**
 * Sends this process's requests for Sanity to a content lake, for projects that cannot name another
 * host: `NODE_OPTIONS="--import @nordune/content-lake/redirect" npm run dev`. `CONTENT_LAKE_URL`
 * names the lake, by default `http://localhost:3999`.
 * All clients (fetch, undici, node:https, WebSockets) open their connections with `tls.connect`, so
 * that function is replaced.
 */
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";
import { isSanityName } from "../local-server/loopback-host.ts";

const lake = new URL(process.env.CONTENT_LAKE_URL || "http://localhost:3999");
const connectSecurely = tls.connect;

function connect(...args: unknown[]): net.Socket {
  const name = nameIn(args);
  if (name === undefined || !isSanityName(name)) return Reflect.apply(connectSecurely, tls, args);
  const socket = net.connect({ host: lake.hostname, port: Number(lake.port || 80) });
  const whenConnected = args.findLast((arg) => typeof arg === "function");
  socket.once("secureConnect", () => whenConnected?.());
  socket.once("connect", () => socket.emit("secureConnect"));
  return socket;
}

/** `connect(options)`, `connect(port, host, options)` or `connect(port, options)`. */
function nameIn(args: unknown[]): string | undefined {
  for (const arg of args) {
    if (typeof arg === "string") return arg;
    if (typeof arg !== "object" || arg === null) continue;
    for (const key of ["servername", "host"]) {
      const name: unknown = Reflect.get(arg, key);
      if (typeof name === "string" && name !== "") return name;
    }
  }
  return undefined;
}

Object.assign(tls, { connect });

/**
 * Nobody connects to this address. Code that resolves a name first, such as Next's images, requires
 * a public one.
 */
const PUBLIC = { address: "9.9.9.9", family: 4 };
const lookUp = dns.promises.lookup;

async function lookup(name: string, options?: number | { all?: boolean }): Promise<unknown> {
  if (!isSanityName(name)) return Reflect.apply(lookUp, dns.promises, [name, options]);
  return typeof options === "object" && options.all ? [PUBLIC] : PUBLIC;
}

Object.assign(dns.promises, { lookup });
syncBuiltinESMExports();
