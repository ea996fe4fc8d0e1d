import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Whether an address of the internet protocol is one of the public internet: not of this machine,
 * of a private network, or of a service such as the metadata of a cloud.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/**
 * A web address of the public internet, as far as its text tells.
 * @param allowed hosts with ports that may be on a private network
 * @throws Error that says what is wrong
 */
export function publicUrl(address: string, allowed: ReadonlySet<string>): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error("It is no web address: write it with https:// before it.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new Error("The address holds a name or a password: leave them out.");
  }
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isPublicAddress(literal) && !allowed.has(url.host)) {
    throw notPublic(url.host);
  }
  return url;
}

const notPublic = (host: string) =>
  new Error(
    `${host} is on a private network, which is not read. If it should be, name it: --allow ${host}`,
  );

/**
 * Looks up a name, and refuses it if any of its addresses is not public. The connection is made to
 * the addresses that were checked.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) return done(error, "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(notPublic(hostname), "", 0);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
