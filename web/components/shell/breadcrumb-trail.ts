import { pathOf } from "#schemas/routes.ts";
import type { Breadcrumb } from "./breadcrumbs.tsx";
import type { Navigation } from "./site.ts";

/**
 * The way from the home page to the page at `path`: home, the menu that lists the page, the page.
 * A page that no menu lists hangs directly under home.
 * @param overviewPath page to which the name of the menu leads, where its pages have one above them
 */
export function breadcrumbTrail(
  navigation: Navigation,
  path: string,
  name: string,
  overviewPath?: string,
): Breadcrumb[] {
  const menu = navigation.menus.find(({ groups }) =>
    groups.some(({ links }) => links.some(({ page }) => pathOf(page) === path)),
  );
  return [
    { name: navigation.homeLabel, path: "/" },
    ...(menu === undefined ? [] : [{ name: menu.label, path: overviewPath }]),
    { name, path },
  ];
}
