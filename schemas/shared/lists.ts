import { isRecord } from "./record.ts";

/**
 * The lists that fill themselves. A page that lists documents by a query holds no reference to
 * them, so what a change of one of them touches is said here and nowhere else.
 */

type Reference = { _ref?: string };

/** Of a document, what decides where it is listed. */
export type ListedDocument = {
  _type: string;
  emirate?: Reference | null | undefined;
  otherEmirates?: readonly Reference[] | null | undefined;
};

/** Of a document, what decides whether menus list it. */
type MenuDocument = {
  _type: string;
  category?: string | null | undefined;
  group?: string | null | undefined;
};

/** The page whose register names every figure. */
export const REGISTER_PAGE = "aboutPage";

/** Types of which one page lists every document, with the type (and id) of that page. */
const listingPages = new Map([
  ["advantage", "advantagesPage"],
  ["emirate", "freeZonesPage"],
  ["figure", REGISTER_PAGE],
  ["partner", "homePage"],
]);

/** The lists of pages that menus show, by their pages and the field that puts them there. */
export const pageLists = [
  { name: "privateServices", title: "Services for private clients", of: "service", in: "private" },
  { name: "businessServices", title: "Services for businesses", of: "service", in: "business" },
  { name: "emirates", title: "Emirates", of: "emirate", in: undefined },
  { name: "generalAdvantages", title: "Advantages: General", of: "advantage", in: "general" },
  {
    name: "cultureAdvantages",
    title: "Advantages: Culture & Life",
    of: "advantage",
    in: "culture",
  },
] as const;

/** Name of a list of pages, which the field `pages` of a menu's `pageList` holds. */
export type PageListName = (typeof pageLists)[number]["name"];

/** Object types whose reference is a link: they show the target's address and nothing else of it. */
const linkTypes = new Set(["navLink", "internalLink", "contactSubject"]);

/**
 * Fields that set a document beside others, on whose page it is listed or that it is told apart from:
 * it shows nothing of those.
 */
const besideFields: Readonly<Record<string, readonly string[]>> = {
  freeZone: ["emirate", "otherEmirates"],
  figure: ["distinctFrom"],
};

/**
 * True when `value` shows one of the documents `ids`: it refers to it, and not by a link alone or by
 * its place beside it.
 */
export function shows(value: unknown, ids: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => shows(item, ids));
  if (!isRecord(value)) return false;
  const type = String(value._type);
  if (linkTypes.has(type)) return false;
  if (typeof value._ref === "string" && ids.includes(value._ref)) return true;
  return Object.entries(value).some(
    ([field, item]) => !besideFields[type]?.includes(field) && shows(item, ids),
  );
}

/** Ids of the documents whose pages list the document, whether or not they refer to it. */
export function listedOn({ _type, emirate, otherEmirates }: ListedDocument): string[] {
  const emirates = [emirate, ...(otherEmirates ?? [])].map((reference) => reference?._ref);
  return [listingPages.get(_type), ...emirates].flatMap((id) => id ?? []);
}

/** The list of pages that holds a document by itself; undefined for one that no list holds. */
export function menuListOf({ _type, category, group }: MenuDocument): PageListName | undefined {
  return pageLists.find(
    (list) => list.of === _type && [undefined, category, group].includes(list.in),
  )?.name;
}
