import { defineField } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { pageTypes } from "../shared/routes.ts";
import { SHARED_WORDS } from "../shared/tools/tool-kinds.ts";
import { about, field } from "./field.ts";
import { referenceList } from "./list.ts";

/** Document types that menus and text links may point to: every type that is a page. */
export const linkableTypes: readonly string[] = pageTypes;

/** One menu link that must be there. */
export const requiredLink = (name: string, description: string, title?: string) =>
  defineField({
    ...about(name, description, title),
    type: "navLink",
    validation: (rule) => rule.required(),
  });

const LISTED_TWICE = "This page is in the list already: take one of the two out.";
const MOST_NEXT_PAGES = 6;
const NEXT_PAGES =
  "Pages that a visitor may want next, before the end of the page; without any, its neighbours in the menus.";

/** Where a visitor reads on from a page; without any, the site chooses by the page's neighbours. */
export function nextPages(description = NEXT_PAGES) {
  return field.array("readOn", description, {
    of: [{ type: "navLink" }],
    validation: (rule) => [
      rule.max(MOST_NEXT_PAGES).error(`List at most ${MOST_NEXT_PAGES}.`),
      rule.skip().custom(eachPageOnce).error(),
    ],
  });
}

const OF_A_PAGE = "Countries of which the page says what a move from there means, in this order.";

/** The home countries that a page shows; none without any. */
export const homeCountries = (description = OF_A_PAGE) =>
  referenceList("homeCountries", description, { to: "homeCountry" });

/** The diagrams that a page shows, one below the other; none without any. */
export const diagrams = () =>
  referenceList(
    "diagrams",
    "Maps and charts that the page shows, in this order; the layout has their place.",
    { to: "diagram" },
  );

/** The tool that a page shows; none without one. */
export const pageTool = () =>
  toolField("Answers a visitor's own question on this page; leave it empty for none.");

/** The tool that a part of a page leads to; none without one. */
export const toolAhead = (place: string) =>
  toolField(
    `${place} leads to the service that shows this tool, by its heading; leave it empty for no link.`,
  );

/** A tool of the site. */
export function toolField(description: string) {
  return defineField({
    ...about("tool", description),
    type: "reference",
    to: [{ type: "tool" }],
    options: { filter: "kind != $words", filterParams: { words: SHARED_WORDS } },
  });
}

/** Refuses a second link to the same page. */
export function eachPageOnce(links: unknown): true | string {
  const pages = (Array.isArray(links) ? links : []).flatMap((link: unknown) =>
    isRecord(link) && isRecord(link.page) ? (link.page._ref ?? []) : [],
  );
  return new Set(pages).size === pages.length ? true : LISTED_TWICE;
}

/** Menu links, and lists of pages that fill themselves, in the order they are shown. */
export const linkList = (name: string, description: string) =>
  field.array(name, description, {
    of: [{ type: "navLink" }, { type: "pageList" }],
    validation: (rule) => rule.required().min(1),
  });
