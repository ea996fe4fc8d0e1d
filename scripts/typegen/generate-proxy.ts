import { proxyMatcher } from "#schemas/shared/proxy-matcher.ts";

/**
 * Source text of `web/proxy.ts`. Next reads the list of paths at build time, and only where it is
 * written out in that one file, so the file is made from the route table.
 */
export function generateProxy(): string {
  return `// Generated from the route table by: npm run typegen
// Do not edit: the next run overwrites it.

export { proxy } from "./content/routing/proxy.ts";

export const config = {
  matcher:
    ${JSON.stringify(proxyMatcher)},
};
`;
}
