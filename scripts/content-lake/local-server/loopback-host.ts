/**
 * Whether a `Host` header names this machine: `localhost`, a name below `.localhost`, `127.x.x.x`
 * or `[::1]`, each with or without a port.
 * Local servers refuse every other name, so that no web page can reach them by a domain that points
 * at 127.0.0.1 (DNS rebinding).
 */
export function isLoopbackHost(hostHeader: string | undefined): boolean {
  const url = hostHeader ? URL.parse(`http://${hostHeader}`) : null;
  return url !== null && url.username === "" && isLoopbackName(url.hostname);
}

/** Whether an `Origin` header names a page of this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackName(url.hostname);
}

/** Whether a host name is one of Sanity's own. */
export const isSanityName = (hostname: string): boolean =>
  /^([a-z0-9-]+\.)*sanity(\.io|-cdn\.com)$/.test(hostname);

function isLoopbackName(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
