import { type PageType, pathOf } from "#schemas/shared/routes.ts";
import type { PageLists } from "./menus.ts";
import type { Navigation, PageReference } from "./site-types.ts";

/** A link to a page where a visitor reads on. */
export type NextPage = { _key: string; label: string; page: PageReference };

/** The pages that the document of a page names; undefined where it leaves them to the site. */
export function chosenPages(content: object | { readOn: NextPage[] | null }) {
  const chosen = "readOn" in content ? content.readOn : null;
  return chosen?.length ? chosen : undefined;
}

type Fixed = "freeZonesPage" | "taxBenefitsPage" | "advantagesPage";
type ListedPage = PageLists[keyof PageLists][number];

/** A page of which there is one, or the first pages of a list, all without a number. */
type Step = Fixed | [list: keyof PageLists, most?: number];

/** Where each type of page leads to, after its neighbours in the menus. */
const further: Partial<Record<PageType, Step[]>> = {
  homePage: [
    ["privateServices"],
    ["businessServices"],
    ["emirates"],
    "freeZonesPage",
    "taxBenefitsPage",
  ],
  service: ["advantagesPage"],
  emirate: ["taxBenefitsPage", ["businessServices", 1]],
  advantage: ["advantagesPage"],
  freeZonesPage: ["taxBenefitsPage", ["businessServices", 3]],
  taxBenefitsPage: ["freeZonesPage", ["emirates", 2], ["businessServices", 1]],
  advantagesPage: [["privateServices", 3], "freeZonesPage"],
  aboutPage: [["privateServices", 1], ["businessServices", 1], "freeZonesPage", "advantagesPage"],
};

/** So many neighbours in the menus, before the pages that stand above them. */
const NEIGHBOURS = 3;

/**
 * Where a visitor reads on from a page whose document names no pages. Menus are on every page, so
 * nothing here is shown that a publish of another page would leave stale.
 * @param path of the open page
 */
export function nextPages(
  type: PageType,
  path: string,
  { navigation, lists }: { navigation: Navigation; lists: PageLists },
): NextPage[] {
  const own = Object.values(lists).find((list) => list.some((page) => pathOf(page) === path)) ?? [];
  const place = own.findIndex((page) => pathOf(page) === path);
  // From its beginning again after the last.
  const neighbours = [...own.slice(place + 1), ...own.slice(0, Math.max(place, 0))];
  const isForBusiness = own === lists.businessServices;
  const steps: Step[] = isForBusiness ? ["freeZonesPage"] : (further[type] ?? []);
  const links = navigation.footer.columns.flatMap((column) => column.links);
  const pages = steps.flatMap((step): NextPage[] => {
    if (Array.isArray(step)) return lists[step[0]].slice(0, step[1]).map(linkTo);
    // Under the name that the footer has for it.
    const link = links.find(({ page }) => page?._type === step);
    return link === undefined ? [] : [{ _key: step, label: link.label, page: { _type: step } }];
  });
  return [...neighbours.slice(0, NEIGHBOURS).map(linkTo), ...pages];
}

function linkTo({ _id, label, ...page }: ListedPage): NextPage {
  return { _key: _id, label: label ?? "", page };
}
