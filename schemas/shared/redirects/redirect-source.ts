import { isCampaignName } from "./campaign-names.ts";

/** Where a redirect starts. */
export type RedirectSource = {
  /** Decoded, without a slash at its end: "/über-uns". */
  path: string;
  /** What the address has to ask for besides: "?p=12" is [["p", "12"]]; in a fixed order. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** Everything below the path is meant too. */
  isWhole: boolean;
};

const EVERYTHING_BELOW = "/*";

/**
 * Says what is wrong with an address that a redirect starts from, or undefined when it is sound. It
 * may be what another system made of addresses: "/om-oss/", "/über-uns", "/o%C3%A9", "/?p=12", or
 * "/blog/*" for the path and everything below it.
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
  const withoutStar = decoded.endsWith(EVERYTHING_BELOW)
    ? decoded.slice(0, -EVERYTHING_BELOW.length)
    : decoded;
  if (withoutStar.includes("*") || withoutStar === "") {
    return "A * stands for everything below a folder that is named: /blog/*.";
  }
  const pattern = decoded.split("/").find((segment) => /^:\w/.test(segment));
  if (pattern !== undefined) {
    return `${pattern} stands for nothing here. Write /* in the place of what changes: /blog/*.`;
  }
  if (query !== undefined) {
    if (withoutStar !== decoded) return "Use either a * or a question mark, not both.";
    const names = [...new URLSearchParams(query).keys()];
    if (names.length === 0) return "Name what follows the ?, such as /?p=12.";
    const campaign = names.find(isCampaignName);
    if (campaign !== undefined) {
      return `Leave out ${campaign}: campaigns add it to any address, so no redirect depends on it.`;
    }
  }
  return undefined;
}

/** @param value an address without a problem */
export function parseRedirectSource(value: string): RedirectSource {
  const [path = "", query] = splitQuery(value);
  const decoded = decodePath(path) ?? path;
  const isWhole = decoded.endsWith(EVERYTHING_BELOW);
  const bare = isWhole ? decoded.slice(0, -EVERYTHING_BELOW.length) : decoded;
  return {
    path: bare.length > 1 && bare.endsWith("/") ? bare.slice(0, -1) : bare,
    parameters: query === undefined ? [] : inOrder(new URLSearchParams(query)),
    isWhole,
  };
}

function inOrder(parameters: URLSearchParams): [string, string][] {
  parameters.sort();
  return [...parameters];
}

/** The same for two addresses exactly when they start the same redirect. */
export function redirectSourceKey(value: string): string {
  return keyOf(parseRedirectSource(value));
}

/** The same for two addresses that differ in upper and lower case alone. */
export function caselessSourceKey(value: string): string {
  return keyOf(caselessSource(parseRedirectSource(value)));
}

function keyOf({ path, parameters, isWhole }: RedirectSource): string {
  if (parameters.length === 0) return isWhole ? path + EVERYTHING_BELOW : path;
  return `${path}?${JSON.stringify(parameters)}`;
}

/**
 * The same without upper case: by it an address is found that somebody writes in another case than
 * the redirect does.
 */
export function caselessSource({ path, parameters, isWhole }: RedirectSource): RedirectSource {
  const lower = new URLSearchParams(
    parameters.map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]),
  );
  return { path: path.toLowerCase(), parameters: inOrder(lower), isWhole };
}

/** A path as people write it, or undefined for one that no browser would send. */
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
