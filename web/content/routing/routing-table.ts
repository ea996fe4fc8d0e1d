import { fixedPaths, pathOf } from "#web/lib/routes.ts";

/** Where a request for a redirected path goes. */
export type RedirectRule = { target: string; permanent: boolean };

/** Every path the site answers, and every redirect, as of `loadedAt` (milliseconds). */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, RedirectRule>;
  loadedAt: number;
};

export type RoutingContent = {
  pages: { _type: string; slug: string | null }[];
  redirects: {
    _id: string;
    source: string | null;
    target: string | null;
    permanent: boolean | null;
  }[];
};

/**
 * Builds the table from content. A redirect that would hide a live page, point at itself, or lead
 * to another redirect is left out and reported: the Studio refuses such documents, but an import
 * may bring them in.
 */
export function buildRoutingTable(
  content: RoutingContent,
  report: (problem: string) => void,
): RoutingTable {
  const paths = new Set(fixedPaths);
  for (const page of content.pages) {
    const path = pathOf(page);
    if (path !== undefined) paths.add(path);
  }
  const sources = new Set(content.redirects.map((redirect) => redirect.source));
  const redirects = new Map<string, RedirectRule>();
  for (const { _id, source, target, permanent } of content.redirects) {
    const problem = problemOf(source, target, paths, sources);
    if (problem !== undefined) report(`Redirect ${_id} is ignored: ${problem}`);
    else if (source && target) redirects.set(source, { target, permanent: permanent !== false });
  }
  return { paths, redirects, loadedAt: Date.now() };
}

function problemOf(
  source: string | null,
  target: string | null,
  paths: ReadonlySet<string>,
  sources: ReadonlySet<string | null>,
): string | undefined {
  if (!isSitePath(source)) return `its source "${source}" is not a path such as /old-page`;
  if (!isSitePath(target)) return `its target "${target}" is not a path such as /contact`;
  if (paths.has(source)) return `its source ${source} is a live page`;
  if (sources.has(target)) return `its target ${target} is itself redirected`;
  return undefined;
}

/** A path on this site: one leading slash only, so that it cannot name another host. */
function isSitePath(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])[^\s\\]*$/.test(path);
}
