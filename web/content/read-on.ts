import { type PageType, pathOf } from "#schemas/shared/routes.ts";
import type { PageLists } from "./menus.ts";
import type { Navigation, PageReference } from "./site-types.ts";

/** A link to a page where a visitor reads on. */
export type NextPage = { _key: string; label: string; page: PageReference };

type Surroundings = { navigation: Navigation; lists: PageLists };
type Fixed = "freeZonesPage" | "taxBenefitsPage" | "advantagesPage";
type ListedPage = PageLists[keyof PageLists][number];

/** The pages that the document of a page names; undefined where it leaves them to the site. */
export function chosenPages(content: object | { readOn: NextPage[] | null }) {
  const chosen = "readOn" in content ? content.readOn : null;
  return chosen?.length ? chosen : undefined;
}

/** So many neighbours in the menus, before the pages that stand above them. */
const NEIGHBOURS = 3;

/**
 * Where a visitor reads on from a page whose document names no pages: its neighbours in the menus,
 * then what its kind of page leads to; services and overviews, where nothing is said of it. Menus
 * are on every page, so nothing here is shown that a publish of another page would leave stale.
 * @param path of the open page
 */
export function nextPages(type: PageType, path: string, site: Surroundings): NextPage[] {
  const { privateServices, businessServices, emirates } = site.lists;
  const after = (...lists: ListedPage[][]) => lists.flatMap((list) => neighbours(list, path));
  const fixed = (...types: Fixed[]) => types.flatMap((each) => fixedPage(each, site));
  const first = (list: ListedPage[], count: number) => list.slice(0, count).map(linkTo);
  switch (type) {
    case "homePage":
      return [
        ...[...privateServices, ...businessServices, ...emirates].map(linkTo),
        ...fixed("freeZonesPage", "taxBenefitsPage"),
      ];
    case "service": {
      const own = after(privateServices, businessServices);
      const isForBusiness = businessServices.some((service) => pathOf(service) === path);
      return [...own, ...fixed(isForBusiness ? "freeZonesPage" : "advantagesPage")];
    }
    case "emirate":
      return [...after(emirates), ...fixed("taxBenefitsPage"), ...first(businessServices, 1)];
    case "advantage":
      return [
        ...after(site.lists.generalAdvantages, site.lists.cultureAdvantages),
        ...fixed("advantagesPage"),
      ];
    case "freeZonesPage":
      return [...fixed("taxBenefitsPage"), ...first(businessServices, 3)];
    case "taxBenefitsPage":
      return [...fixed("freeZonesPage"), ...first(emirates, 2), ...first(businessServices, 1)];
    case "advantagesPage":
      return [...first(privateServices, 3), ...fixed("freeZonesPage")];
    case "contactPage":
    case "cookiePolicyPage":
    case "freePage":
      return [];
    default:
      return [
        ...first(privateServices, 1),
        ...first(businessServices, 1),
        ...fixed("freeZonesPage", "advantagesPage"),
      ];
  }
}

/** The pages that follow in the page's own list, from its beginning again after the last. */
function neighbours(list: ListedPage[], path: string): NextPage[] {
  const place = list.findIndex((page) => pathOf(page) === path);
  if (place === -1) return [];
  return [...list.slice(place + 1), ...list.slice(0, place)].slice(0, NEIGHBOURS).map(linkTo);
}

function linkTo({ _id, label, ...page }: ListedPage): NextPage {
  return { _key: _id, label: label ?? "", page };
}

/** A page of which there is one, under the name that the footer has for it; none without a name. */
function fixedPage(type: Fixed, { navigation }: Surroundings): NextPage[] {
  const links = navigation.footer.columns.flatMap((column) => column.links);
  const link = links.find(({ page }) => page?._type === type);
  return link === undefined ? [] : [{ _key: type, label: link.label, page: { _type: type } }];
}
