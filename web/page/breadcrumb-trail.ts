import { pathOnSite, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { SummaryParts } from "#schemas/shared/head/head-texts.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import type { Navigation, PageDefinition, WrittenMetadata } from "#web/content/site-types.ts";
import type { Breadcrumb } from "#web/shell/breadcrumbs.tsx";

/** The path of the rendered page, and the step above it. */
export type OpenPage = Pick<PageDefinition, "below"> & { path: string };

/**
 * The breadcrumbs from the home page down. The footer's label is preferred, because a heading may
 * be a sentence.
 */
export function breadcrumbTrail(
  { below, path }: OpenPage,
  { title, name, heading, hero }: SummaryParts,
  navigation: Navigation,
): Breadcrumb[] | undefined {
  if (below === undefined) return undefined;
  const ownName = title ?? name ?? footerLabel(navigation, path) ?? heading ?? hero?.heading;
  const home = { name: navigation.homeLabel, path: pathOf({ _type: "homePage" }) };
  return [home, ...stepAbove(below, path, navigation), { name: ownName ?? "", path }];
}

/** The step between the home page and the page, named after the menu that lists the page. */
function stepAbove(below: string, path: string, navigation: Navigation): Breadcrumb[] {
  if (below === "homePage") return [];
  const above = pathOf({ _type: below });
  const menu = navigation.menus.find(({ groups }) =>
    groups.some(({ links }) => links.some(({ page }) => pathOf(page) === path)),
  );
  const name = menu?.label ?? footerLabel(navigation, above);
  return name === undefined ? [] : [{ name, path: above }];
}

/** The breadcrumbs that an editor wrote; undefined if there are none. */
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

/** The label of the footer's link to the page at `path`; undefined without such a link. */
function footerLabel({ footer }: Navigation, path: string | undefined): string | undefined {
  const links = [...footer.columns.flatMap((column) => column.links), ...(footer.legalLinks ?? [])];
  return links.find(({ page }) => path !== undefined && pathOf(page) === path)?.label;
}
