/**
 * Sends what this process asks of Sanity to a content lake instead, for projects whose sources name no
 * other host: `NODE_OPTIONS="--import @nordune/content-lake/redirect" npm run dev`. The lake is that of
 * `CONTENT_LAKE_URL`, `http://localhost:3999` when not set.
 *
 * Wherever a request comes from (fetch, undici, node:https, a WebSocket), it opens its connection
 * with `tls.connect`, so that is where it is sent elsewhere.
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

/** Never connected to: who looks a name up before it asks, as Next's pictures, wants a public one. */
const PUBLIC = { address: "9.9.9.9", family: 4 };
const lookUp = dns.promises.lookup;

async function lookup(name: string, options?: number | { all?: boolean }): Promise<unknown> {
  if (!isSanityName(name)) return Reflect.apply(lookUp, dns.promises, [name, options]);
  return typeof options === "object" && options.all ? [PUBLIC] : PUBLIC;
}

Object.assign(dns.promises, { lookup });
syncBuiltinESMExports();
