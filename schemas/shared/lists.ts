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
  tool?: Reference | null | undefined;
};

/** Of a document, what decides whether menus list it. */
type MenuDocument = {
  _type: string;
  category?: string | null | undefined;
  group?: string | null | undefined;
};

/** The page whose register names every figure. */
export const REGISTER_PAGE = "aboutPage";

/**
 * The plan of a move. Its phases are those of the home page's process, which it does not refer to;
 * pages that refer to it lead to whichever service shows it.
 */
const PLAN_TOOL = "tool-move-plan";
/** The zone finder, which a page at a free address may show, too. */
const FINDER_TOOL = "tool-zone-finder";
const leadingToPlan = ["homePage", "contactPage"];

/** Types of which one page lists every document, with the type (and id) of that page. */
const listingPages = new Map([
  ["advantage", "advantagesPage"],
  ["emirate", "freeZonesPage"],
  ["figure", REGISTER_PAGE],
  ["partner", "homePage"],
]);

/**
 * Types of which one page, or a part of pages, shows what each document says itself, and nothing of
 * what it refers to.
 */
const comparingPages = new Map([
  ["freeZone", ["freeZonesPage", FINDER_TOOL]],
  ["zoneSource", ["freeZonesPage", FINDER_TOOL]],
  ["homePage", [PLAN_TOOL]],
]);

/** Types that menus list, with the field that says in which part; without one there is one part. */
const menuTypes = new Map<string, "category" | "group" | undefined>([
  ["service", "category"],
  ["emirate", undefined],
  ["advantage", "group"],
]);

/** The lists of pages that menus show, by the type of their pages and the part of the menus. */
const menuLists = {
  service: { private: "privateServices", business: "businessServices" },
  emirate: { all: "emirates" },
  advantage: { general: "generalAdvantages", culture: "cultureAdvantages" },
} as const;

type MenuLists = typeof menuLists;

/** Name of a list of pages, which the field `pages` of a menu's `pageList` holds. */
export type PageListName = {
  [Type in keyof MenuLists]: MenuLists[Type][keyof MenuLists[Type]];
}[keyof MenuLists];

/** Object types whose reference is a link: they show the target's address and nothing else of it. */
const linkTypes = new Set(["navLink", "internalLink", "contactSubject"]);

/**
 * Fields that set a document beside others, on whose page it is listed or that it is told apart from:
 * it shows nothing of those.
 */
const besideFields: FieldsByType = {
  freeZone: ["emirate", "otherEmirates"],
  figure: ["distinctFrom"],
};

/** Fields that name another document: its own words are shown, and nothing of what it shows in turn. */
const namingFields: FieldsByType = { emirate: ["tool"] };

type FieldsByType = Readonly<Record<string, readonly string[]>>;

/**
 * True when `value` shows one of the documents `ids`: it refers to it, and not by a link alone or by
 * its place beside it.
 * @param isDirect false where `ids` only show, in turn, what has changed
 */
export function shows(value: unknown, ids: readonly string[], isDirect: boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => shows(item, ids, isDirect));
  if (!isRecord(value)) return false;
  const type = String(value._type);
  if (linkTypes.has(type)) return false;
  if (typeof value._ref === "string" && ids.includes(value._ref)) return true;
  const silent = [...(besideFields[type] ?? []), ...(isDirect ? [] : (namingFields[type] ?? []))];
  return Object.entries(value).some(
    ([field, item]) => !silent.includes(field) && shows(item, ids, isDirect),
  );
}

/** Ids of the documents whose pages list the document, whether or not they refer to it. */
export function listedOn({ _type, emirate, otherEmirates, tool }: ListedDocument): string[] {
  if (tool?._ref === PLAN_TOOL && _type === "service") return leadingToPlan;
  const page = listingPages.get(_type);
  if (page !== undefined) return [page];
  return [emirate, ...(otherEmirates ?? [])].flatMap((reference) => reference?._ref ?? []);
}

/** Ids of the documents whose pages compare the document with all others of its type. */
export function comparedOn({ _type }: Pick<ListedDocument, "_type">): string[] {
  return comparingPages.get(_type) ?? [];
}

/** The list of pages that holds a document by itself; undefined for one that no list holds. */
export function menuListOf({ _type, category, group }: MenuDocument): PageListName | undefined {
  const lists: Partial<Record<string, Partial<Record<string, PageListName>>>> = menuLists;
  const part = menuTypes.get(_type);
  const name = part === undefined ? "all" : { category, group }[part];
  return name == null ? undefined : lists[_type]?.[name];
}
