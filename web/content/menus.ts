import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";

type StoredNavigation = NonNullable<SiteQueryResult["navigation"]>;
export type PageLists = SiteQueryResult["lists"];
type MenuEntry = StoredNavigation["mobileMenu"][number]["links"][number];

type MenuLink = Pick<Extract<MenuEntry, { _type: "navLink" }>, "_key" | "label" | "page">;

/** The navigation with links only. Links to the pages of a list replace the list. */
export function expandPageLists(navigation: StoredNavigation, lists: PageLists) {
  const filled = <Part extends { links: MenuEntry[] }>({ links, ...part }: Part) => ({
    ...part,
    links: links.flatMap((entry) => linksOf(entry, lists)),
  });
  const { menus, mobileMenu, footer } = navigation;
  return {
    ...navigation,
    menus: menus.map((menu) => ({ ...menu, groups: menu.groups.map(filled) })),
    mobileMenu: mobileMenu.map(filled),
    footer: { ...footer, columns: footer.columns.map(filled) },
  };
}

function linksOf(entry: MenuEntry, lists: PageLists): MenuLink[] {
  if (entry._type === "navLink") return [entry];
  const pages = Object.hasOwn(lists, entry.pages) ? lists[entry.pages] : [];
  return pages.map(({ _id, label, ...page }) => ({
    _key: `${entry._key}-${_id}`,
    label,
    page: { ...page, atTool: null, answers: null },
  }));
}
