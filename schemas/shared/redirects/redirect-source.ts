import { isCampaignName } from "./campaign-names.ts";
import { dotsProblem } from "./path.ts";

/** The parsed source of a redirect. */
export type RedirectSource = {
  /** Decoded, without a trailing slash: "/über-uns". */
  path: string;
  /** The parameters that the address must contain: "?p=12" is [["p", "12"]]; sorted. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** Whether the redirect covers all paths below its path too. */
  coversSubpaths: boolean;
};

const EVERYTHING_BELOW = "/*";
/** What stands for other signs in frameworks (:id, [id], {id}) and in regular expressions ([0-9]+). */
const PATTERN = /^:\w|^\[[^\]]*\]$|^\{[^}]*\}$|\[[^\]]*\][+*?{]/;

/**
 * Returns what is wrong with the source of a redirect, or undefined for a valid one. A source may
 * be an address of another system: "/om-oss/", "/über-uns", "/o%C3%A9", "/?p=12", or "/blog/*" for
 * the path and everything below it.
 */
export function redirectSourceProblem(value: string): string | undefined {
  if (!value.startsWith("/")) {
    return "Start with a slash, such as /about-us: leave out the site's own address.";
  }
  if (value.includes("#"))
    return "Leave out everything from the # on: browsers keep it to themselves.";
  const [path = "", query] = splitQuery(value);
  const decoded = decodePath(path);
  if (decoded === undefined)
    return "A % is followed by two digits that stand for a character: %C3%BC.";
  if (/[\p{Cc}\\]|\/\//u.test(decoded)) {
    return "Use single slashes only, and no backslashes or invisible characters.";
  }
  const dots = dotsProblem(decoded, query === undefined ? "" : `?${query}`);
  if (dots !== undefined) return dots;
  const withoutStar = decoded.endsWith(EVERYTHING_BELOW)
    ? decoded.slice(0, -EVERYTHING_BELOW.length)
    : decoded;
  if (withoutStar.includes("*") || withoutStar === "") {
    return "A * stands for everything below a folder that is named: /blog/*.";
  }
  const pattern = decoded.split("/").find((segment) => PATTERN.test(segment));
  if (pattern !== undefined) {
    return `${pattern} stands for nothing here. Write /* in the place of what changes: /blog/*.`;
  }
  if (query !== undefined) {
    if (withoutStar !== decoded) return "Use either a * or a question mark, not both.";
    const names = [...new URLSearchParams(query).keys()];
    if (names.length === 0) return "Name what follows the ?, such as /?p=12.";
    const any = query.split("&").find((part) => part.includes("*") || PATTERN.test(part));
    if (any !== undefined) {
      return `${any} stands for nothing here. Leave the ? and what follows out: ${path} is for all of it.`;
    }
    const campaign = names.find(isCampaignName);
    if (campaign !== undefined) {
      return `Leave out ${campaign}: campaigns add it to any address, so no redirect depends on it.`;
    }
  }
  return undefined;
}

/** @param value a valid source */
export function parseRedirectSource(value: string): RedirectSource {
  const [path = "", query] = splitQuery(value);
  const decoded = decodePath(path) ?? path;
  const coversSubpaths = decoded.endsWith(EVERYTHING_BELOW);
  const bare = coversSubpaths ? decoded.slice(0, -EVERYTHING_BELOW.length) : decoded;
  return {
    path: bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare,
    parameters: query === undefined ? [] : inOrder(new URLSearchParams(query)),
    coversSubpaths,
  };
}

function inOrder(parameters: URLSearchParams): [string, string][] {
  parameters.sort();
  return [...parameters];
}

/** A key that is equal for two sources of the same redirect. */
export function redirectSourceKey(value: string): string {
  return keyOf(parseRedirectSource(value));
}

/** A key that is equal for two sources that differ in upper and lower case only. */
export function caselessSourceKey(value: string): string {
  return keyOf(caselessSource(parseRedirectSource(value)));
}

function keyOf({ path, parameters, coversSubpaths }: RedirectSource): string {
  if (parameters.length === 0) return coversSubpaths ? path + EVERYTHING_BELOW : path;
  return `${path}?${JSON.stringify(parameters)}`;
}

/** The source in lower case, to find an address in another case. */
export function caselessSource({
  path,
  parameters,
  coversSubpaths,
}: RedirectSource): RedirectSource {
  const lower = new URLSearchParams(
    parameters.map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]),
  );
  return { path: path.toLowerCase(), parameters: inOrder(lower), coversSubpaths };
}

/** The decoded path; undefined for a path that no browser sends. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return undefined;
  }
}

/** Sanity validator for the field that holds where a redirect starts. */
export function redirectSource(value: string | undefined): true | string {
  return value === undefined || (redirectSourceProblem(value) ?? true);
}

function splitQuery(value: string): [path: string, query?: string] {
  const mark = value.indexOf("?");
  return mark < 0 ? [value] : [value.slice(0, mark), value.slice(mark + 1)];
}
