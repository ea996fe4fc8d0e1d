import { type PageType, pathOf } from "#schemas/shared/routes.ts";
import type { PageLists } from "./menus.ts";
import type { Navigation, PageReference } from "./site-types.ts";

/** A link to a related page. */
export type RelatedPage = { _key: string; label: string; page: PageReference };

/**
 * The related pages that an editor chose; undefined when the editor left the choice to the site.
 */
export function chosenRelatedPages(content: object | { readOn: RelatedPage[] | null }) {
  const chosen = "readOn" in content ? content.readOn : null;
  return chosen?.length ? chosen : undefined;
}

type Fixed = "freeZonesPage" | "taxBenefitsPage" | "advantagesPage";
type ListedPage = PageLists[keyof PageLists][number];

/**
 * A single page, or the first pages of a list. Without a number all pages of the list are meant.
 */
type Step = Fixed | [list: keyof PageLists, most?: number];

/**
 * The pages that each type of page leads to, after its neighbours in the menus. The home page leads
 * by need instead.
 */
const relatedByType: Partial<Record<PageType, Step[]>> = {
  service: ["advantagesPage"],
  emirate: ["taxBenefitsPage", ["businessServices", 1]],
  advantage: ["advantagesPage"],
  freeZonesPage: ["taxBenefitsPage", ["businessServices", 3]],
  taxBenefitsPage: ["freeZonesPage", ["emirates", 2], ["businessServices", 1]],
  advantagesPage: [["privateServices", 3], "freeZonesPage"],
  aboutPage: [["privateServices", 1], ["businessServices", 1], "freeZonesPage", "advantagesPage"],
};

/** The number of neighbours in the menus, which come first. */
const NEIGHBOURS = 3;

/**
 * The related pages of a page for which an editor chose none. Only entries of the menus are used:
 * menus are on every page, so a publish of another page leaves no related page stale.
 * @param path of the page
 */
export function relatedPages(
  type: PageType,
  path: string,
  { navigation, lists }: { navigation: Navigation; lists: PageLists },
): RelatedPage[] {
  const own = Object.values(lists).find((list) => list.some((page) => pathOf(page) === path)) ?? [];
  const place = own.findIndex((page) => pathOf(page) === path);
  // After the last neighbour the list begins again.
  const neighbours = [...own.slice(place + 1), ...own.slice(0, Math.max(place, 0))];
  const isForBusiness = own === lists.businessServices;
  const steps: Step[] = isForBusiness ? ["freeZonesPage"] : (relatedByType[type] ?? []);
  const links = navigation.footer.columns.flatMap((column) => column.links);
  const pages = steps.flatMap((step): RelatedPage[] => {
    if (Array.isArray(step)) return lists[step[0]].slice(0, step[1]).map(linkTo);
    // The link has the label that the footer uses.
    const link = links.find(({ page }) => page?._type === step);
    return link === undefined ? [] : [{ _key: step, label: link.label, page: { _type: step } }];
  });
  return [...neighbours.slice(0, NEIGHBOURS).map(linkTo), ...pages];
}

function linkTo({ _id, label, ...page }: ListedPage): RelatedPage {
  return { _key: _id, label: label ?? "", page };
}
