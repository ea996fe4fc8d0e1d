/** A missing file of each kind, below each path whose files caches may keep. */
const MISSING = [
  "/built/gone-1a2b3c4d.js",
  "/_next/static/chunks/gone.js",
  "/_next/data/gone/about.json",
  "/brand/gone.svg",
  "/gone.png",
  "/share-image/gone.jpg",
  "/pictures/images/gone.webp",
  "/api/gone",
];

/** Redirects, of the content and of another spelling. */
const REDIRECTS = ["/home", "/about/", "//about"];

/** Files and API routes that a shared cache may store. */
const SHARED = [
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
  "/figures.xml",
  "/figures.json",
  "/figures.schema.json",
  "/.well-known/security.txt",
  "/share-image/about.jpg",
];

const ask = (address: string, cookie = "") =>
  fetch(address, { redirect: "manual", ...(cookie && { headers: { cookie } }) });

/** The seconds for which a cache may keep a response, as its headers say. */
export function secondsKept(headers: Headers): number {
  const caching = headers.get("cache-control") ?? "none";
  if (/no-store|private/.test(caching)) return 0;
  const ages = [...caching.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)];
  // A cache may guess how long to keep a response that does not say so (RFC 9111, 4.2.2).
  return ages.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(...ages.map(([, age]) => +`${age}`));
}

/**
 * What caches would get wrong of a site: missing files and redirects that are kept for more than a
 * second, scripts that are not kept, and shared responses that carry a cookie.
 */
export async function cachingFaults(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of [...MISSING, ...REDIRECTS]) {
    const { status, headers } = await ask(origin + path);
    const isExpected = MISSING.includes(path) ? status === 404 : status === 308;
    const seconds = secondsKept(headers);
    if (!isExpected || seconds > 1) faults.push(`${path} ${status}, kept for ${seconds} s`);
  }
  const page = await (await ask(`${origin}/contact`)).text();
  const scripts = [...page.matchAll(/(?:src|data-scripts)="(\/built\/[^"]+)"/g)];
  if (scripts.length === 0) faults.push("/contact has no scripts");
  for (const script of scripts.flatMap(([, paths = ""]) => paths.split(" "))) {
    const { status, headers } = await ask(origin + script);
    const caching = headers.get("cache-control");
    if (status !== 200 || !caching?.includes("immutable")) {
      faults.push(`${script} ${status} ${caching}`);
    }
  }
  for (const path of SHARED) {
    const { status, headers } = await ask(origin + path, "__prerender_bypass=forged");
    if (status !== 200 || headers.has("set-cookie")) faults.push(`${path} ${status} sets a cookie`);
  }
  return faults;
}
