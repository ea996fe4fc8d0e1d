const pathSegment = "[A-Za-z0-9._~-]+";
const pathPattern = new RegExp(`^/(?:${pathSegment}(?:/${pathSegment})*)?$`);

/**
 * Returns what is wrong with the path of a page, or undefined for a valid path: "/" or
 * "/services/tax-residency", without a trailing slash, a query or a host.
 */
export function pathProblem(value: string): string | undefined {
  if (!value.startsWith("/")) {
    return "Start with a slash, such as /contact: the site's own address is added by itself.";
  }
  if (/[?#]/.test(value)) return "Leave out everything from the ? or # on.";
  if (value !== "/" && value.endsWith("/")) return "Leave out the slash at the end.";
  if (!pathPattern.test(value)) {
    return "Use letters, digits, hyphens and single slashes only, such as /services/tax-residency.";
  }
  return dotsProblem(value);
}

/**
 * Returns what is wrong with a path that has “.” or “..” for a folder, or undefined. Browsers follow
 * these before they ask for an address, so nobody ever asks for one that has them.
 * @param path decoded
 * @param query that follows the path, with its question mark
 */
export function dotsProblem(path: string, query = ""): string | undefined {
  const segments = path.split("/");
  if (!segments.some((segment) => /^\.\.?$/.test(segment))) return undefined;
  const followed: string[] = [];
  for (const segment of segments) {
    if (segment === "..") followed.pop();
    else if (!/^\.?$/.test(segment)) followed.push(segment);
  }
  return `Write /${followed.join("/")}${query}: browsers follow “.” and “..” by themselves.`;
}

/** Sanity validator for a field that holds a path of this site. */
export function sitePath(value: string | undefined): true | string {
  return value === undefined || (pathProblem(value) ?? true);
}
