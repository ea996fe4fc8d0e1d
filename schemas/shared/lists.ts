import { isRecord } from "./record.ts";

/**
 * Lists that pages fill by a query. Such a page has no reference to the listed documents, so this
 * file says which lists a document appears in.
 */

type Reference = { _ref?: string };

/** The fields of a document that decide where it is listed. */
export type ListedDocument = {
  _type: string;
  emirate?: Reference | null | undefined;
  otherEmirates?: readonly Reference[] | null | undefined;
};

/** The fields of a document that decide whether menus list it. */
type MenuDocument = {
  _type: string;
  category?: string | null | undefined;
  group?: string | null | undefined;
};

/** The page whose register names every figure. */
export const REGISTER_PAGE = "aboutPage";

/** Types whose documents are all listed on one page, with the type (and id) of that page. */
const listingPages = new Map([
  ["advantage", "advantagesPage"],
  ["emirate", "freeZonesPage"],
  ["figure", REGISTER_PAGE],
  ["partner", "homePage"],
]);

/** The lists of pages in menus, with their pages and the field that assigns a page to a list. */
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

/** The title of a list of pages for editors; undefined for any other value. */
export const pageListTitle = (name: unknown): string | undefined =>
  pageLists.find((list) => list.name === name)?.title;

/** Name of a list of pages. It is the value of `pages` in a menu's `pageList`. */
export type PageListName = (typeof pageLists)[number]["name"];

/** Object types whose reference is a link. They show only the target's address. */
const linkTypes = new Set(["navLink", "internalLink", "contactSubject"]);

/** Fields that relate a document to others without showing their content. */
const besideFields: Readonly<Record<string, readonly string[]>> = {
  freeZone: ["emirate", "otherEmirates"],
  figure: ["distinctFrom"],
};

/**
 * Whether `value` shows one of the documents `ids`: it refers to it by more than a link or a
 * related field.
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

/** Ids of the documents whose pages list the document, even without a reference. */
export function listedOn({ _type, emirate, otherEmirates }: ListedDocument): string[] {
  const emirates = [emirate, ...(otherEmirates ?? [])].map((reference) => reference?._ref);
  return [listingPages.get(_type), ...emirates].flatMap((id) => id ?? []);
}

/** The list of pages in menus that contains a document; undefined for documents in no list. */
export function menuListOf({ _type, category, group }: MenuDocument): PageListName | undefined {
  return pageLists.find(
    (list) => list.of === _type && [undefined, category, group].includes(list.in),
  )?.name;
}
