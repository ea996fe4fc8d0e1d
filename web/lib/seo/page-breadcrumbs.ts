import { pathOnSite, writtenAddress } from "#schemas/addresses/site-address.ts";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { cleanText } from "#schemas/head/clean-text.ts";
import type { Breadcrumb } from "#web/components/shell/breadcrumbs.tsx";
import { fetchPageMetadata } from "#web/content/pages.ts";
import type { WrittenMetadata } from "./page-head.ts";

/** The breadcrumbs of the page at `path`: those that an editor wrote, or else `trail`. */
export async function pageBreadcrumbs(path: string, trail: Breadcrumb[]): Promise<Breadcrumb[]> {
  return writtenBreadcrumbs(await fetchPageMetadata(path), siteUrl()) ?? trail;
}

/** The breadcrumbs that an editor wrote, or undefined when there are none. */
export function writtenBreadcrumbs(
  written: WrittenMetadata,
  base: string,
): Breadcrumb[] | undefined {
  const steps = (written?.breadcrumbs ?? []).map(({ name, url }) => {
    const address = writtenAddress(url, base);
    return {
      name: cleanText(name),
      path: address === undefined ? undefined : (pathOnSite(address, base) ?? address),
    };
  });
  return steps.length === 0 ? undefined : steps;
}
