/**
 * Whether a `Host` header names this machine: `localhost`, a name below `.localhost`, `127.x.x.x`
 * or `[::1]`, each with or without a port.
 *
 * Local servers refuse every other name, so that a web page elsewhere cannot reach them by
 * pointing a domain of its own at 127.0.0.1 (DNS rebinding).
 */
export function isLoopbackHost(hostHeader: string | undefined): boolean {
  if (!hostHeader || !URL.canParse(`http://${hostHeader}`)) return false;
  const { hostname } = new URL(`http://${hostHeader}`);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
