import { defineField } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { pageTypes } from "../shared/routes.ts";
import { SHARED_WORDS } from "../shared/tools/tool-kinds.ts";
import type { FieldOptions } from "./field-options.ts";
import { optionalReferenceList } from "./list.ts";

/** Document types that menus and text links may point to: every type that is a page. */
export const linkableTypes: readonly string[] = pageTypes;

/** The `to` option of a reference field that points to a page. */
export const toLinkablePage = linkableTypes.map((type) => ({ type }));

/** One menu link that must be there. */
export function requiredLink(field: FieldOptions) {
  return defineField({ ...field, type: "navLink", validation: (rule) => rule.required() });
}

const LISTED_TWICE = "This page is in the list already: take one of the two out.";
const MOST_NEXT_PAGES = 6;

/** Where a visitor reads on from a page; without any, the site chooses by the page's neighbours. */
export function nextPages(group: string) {
  return defineField({
    name: "readOn",
    type: "array",
    title: "Read on",
    description:
      "Pages that a visitor may want next, before the end of the page; without any, its neighbours in the menus.",
    group,
    of: [{ type: "navLink" }],
    validation: (rule) => [
      rule.max(MOST_NEXT_PAGES).error(`List at most ${MOST_NEXT_PAGES}.`),
      rule.skip().custom(eachPageOnce).error(),
    ],
  });
}

/** The home countries that a page shows; none without any. */
export function homeCountries(group?: string) {
  return optionalReferenceList({
    name: "homeCountries",
    title: "Home countries",
    description: "Countries of which the page says what a move from there means, in this order.",
    ...(group === undefined ? {} : { group }),
    to: "homeCountry",
  });
}

/** The diagrams that a page shows, one below the other; none without any. */
export function diagrams(group: string) {
  return optionalReferenceList({
    name: "diagrams",
    title: "Diagrams",
    description: "Maps and charts that the page shows, in this order; the layout has their place.",
    group,
    to: "diagram",
  });
}

/** The tool that a page shows; none without one. */
export function pageTool(group: string) {
  return toolField(
    group,
    "Answers a visitor's own question on this page; leave it empty for none.",
  );
}

/** The tool that a part of a page leads to; none without one. */
export function toolAhead(group: string, place: string) {
  return toolField(
    group,
    `${place} leads to the service that shows this tool, by its heading; leave it empty for no link.`,
  );
}

/** A tool of the site; `group` is left out inside of a section. */
export function toolField(group: string | undefined, description: string) {
  return defineField({
    name: "tool",
    type: "reference",
    title: "Tool",
    description,
    ...(group === undefined ? {} : { group }),
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
export function linkList(field: FieldOptions) {
  return defineField({
    ...field,
    type: "array",
    of: [{ type: "navLink" }, { type: "pageList" }],
    validation: (rule) => rule.required().min(1),
  });
}
