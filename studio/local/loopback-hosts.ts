import { BlockList } from "node:net";
import type { Connect, Plugin } from "vite";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IPv4 or IPv6 address is a loopback address. */
const isLoopback = (address: string) =>
  loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");

/**
 * Whether a Host header contains an address that is not a loopback address. Vite itself checks host
 * names.
 */
function namesOtherAddress(host: string): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  const isAddress = /^[\d.]+$|:/.test(address);
  return isAddress && !isLoopback(address);
}

const refuseOtherAddresses: Connect.NextHandleFunction = ({ headers, socket }, response, next) => {
  const isLocal = isLoopback(socket.localAddress ?? "");
  if (!isLocal || !namesOtherAddress(headers.host ?? "")) return next();
  response.writeHead(403, { "Content-Type": "text/plain" });
  response.end("The Studio answers on this machine's own names only, such as localhost.");
};

/**
 * Refuses a request that reaches a loopback address but names another one, such as 0.0.0.0. A page
 * from elsewhere can send such a request. Vite itself checks names only and accepts every address.
 */
export const loopbackHosts: Plugin = {
  name: "nordune:loopback-hosts",
  configureServer: ({ middlewares }) => void middlewares.use(refuseOtherAddresses),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(refuseOtherAddresses),
};
