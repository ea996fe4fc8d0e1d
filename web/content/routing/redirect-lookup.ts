import { decodePath, parseRedirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import type { RedirectEnds } from "#schemas/shared/redirects/redirects.ts";

/** Where a redirected request goes. */
export type RedirectRule = { target: string; permanent: boolean };

type Asked = { parameters: readonly (readonly [string, string])[]; rule: RedirectRule };

/** `search` is what is left of the query, with its question mark: the redirect took its own part. */
export type Redirected = RedirectRule & { search: string };

export type RedirectLookup = {
  /** How many redirects there are. */
  size: number;
  /**
   * The redirect of an address, by the nearest of what can match: path and query, path, folder. A
   * live page is redirected only where the query asks for something that a redirect names.
   * @param pathname percent-encoded or not
   * @param search the query with its question mark, or nothing
   */
  find: (pathname: string, search?: string) => Redirected | undefined;
};

/** Finds redirects in a time that does not depend on how many there are. */
export function createRedirectLookup(
  redirects: readonly (RedirectEnds & { permanent: boolean | null })[],
  livePaths: ReadonlySet<string>,
): RedirectLookup {
  const exact = new Map<string, RedirectRule>();
  const whole = new Map<string, RedirectRule>();
  const asked = new Map<string, Asked[]>();
  for (const { source, target, permanent } of redirects) {
    const { path, parameters, isWhole } = parseRedirectSource(source);
    const rule = { target, permanent: permanent !== false };
    if (isWhole) whole.set(path, rule);
    else if (parameters.length === 0) exact.set(path, rule);
    else asked.set(path, [...(asked.get(path) ?? []), { parameters, rule }]);
  }

  function findAsked(path: string, search: string): Redirected | undefined {
    const rules = asked.get(path);
    if (rules === undefined || search === "") return undefined;
    const query = new URLSearchParams(search);
    const [best] = rules
      .filter(({ parameters }) => parameters.every(([name, value]) => query.has(name, value)))
      .toSorted((one, other) => other.parameters.length - one.parameters.length);
    if (best === undefined) return undefined;
    for (const [name, value] of best.parameters) query.delete(name, value);
    const left = query.toString();
    return { ...best.rule, search: left === "" ? "" : `?${left}` };
  }

  /** The nearest folder that is redirected as a whole. */
  function findWhole(path: string): RedirectRule | undefined {
    for (let folder = path; folder !== ""; folder = folder.slice(0, folder.lastIndexOf("/"))) {
      const rule = whole.get(folder);
      if (rule !== undefined) return rule;
    }
    return undefined;
  }

  return {
    size: redirects.length,
    find(pathname, search = "") {
      const path = decodePath(pathname) ?? pathname;
      const found = findAsked(path, search);
      if (found !== undefined || livePaths.has(path)) return found;
      const rule = exact.get(path) ?? findWhole(path);
      return rule && { ...rule, search };
    },
  };
}
