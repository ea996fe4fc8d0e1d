import { expect, test } from "vitest";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { withListedPages } from "#web/content/menus.ts";

type Navigation = NonNullable<SiteQueryResult["navigation"]>;
type Entry = Navigation["mobileMenu"][number]["links"][number];

const contact = { _type: "contactPage", slug: null, atTool: null } as const;
const callToAction = { _key: null, label: "Contact", page: contact };
const link: Entry = { _key: "link", _type: "navLink", label: "Contact", page: contact };
const list: Entry = { _key: "list", _type: "pageList", pages: "privateServices" };

function navigationWith(links: Entry[]): Navigation {
  return {
    homeLabel: "Home",
    menus: [
      {
        _key: "menu",
        label: "Services",
        groups: [{ _key: "group", title: "Private", links }],
        prompt: null,
      },
    ],
    callToAction,
    mobileMenu: [{ _key: "section", label: "Services", links }],
    footer: {
      heading: "Write",
      callToAction,
      columns: [{ _key: "column", title: null, links }],
      legalLinks: null,
    },
    labels: {
      openMenu: "Open",
      closeMenu: "Close",
      skipToContent: "Skip",
      mainNavigation: "Main",
      footerNavigation: "Footer",
      breadcrumbs: "Breadcrumbs",
      readOn: "Read on",
      newTab: "New tab",
    },
  };
}

const lists: SiteQueryResult["lists"] = {
  privateServices: [
    { _id: "visas", _type: "service", slug: "visas", label: "Visas" },
    { _id: "tax", _type: "service", slug: "tax", label: "Tax" },
  ],
  businessServices: [],
  emirates: [],
  generalAdvantages: [],
  cultureAdvantages: [],
};

/** Words and slugs of the links of each menu: header, mobile menu and footer. */
function linksOf(navigation: ReturnType<typeof withListedPages>) {
  const { menus, mobileMenu, footer } = navigation;
  const parts = [...menus.flatMap(({ groups }) => groups), ...mobileMenu, ...footer.columns];
  return parts.map(({ links }) => links.map(({ label, page }) => [label, page.slug]));
}

test("a list of pages gives way to links in its place, in every menu", () => {
  const filled = withListedPages(navigationWith([link, list, link]), lists);
  const expected = [
    ["Contact", null],
    ["Visas", "visas"],
    ["Tax", "tax"],
    ["Contact", null],
  ];
  expect(linksOf(filled)).toEqual([expected, expected, expected]);
});

test("the same list twice in a menu gives links with keys of their own", () => {
  const twice = navigationWith([list, { ...list, _key: "again" }]);
  const [section] = withListedPages(twice, lists).mobileMenu;
  const keys = section?.links.map(({ _key }) => _key) ?? [];
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});

test("a list without pages leaves no link", () => {
  const empty = { ...list, pages: "emirates" } as const;
  expect(linksOf(withListedPages(navigationWith([empty]), lists))).toEqual([[], [], []]);
});
