import { pageTypes } from "#schemas/routes.ts";

/** Document types that menus and text links may point to: every type that is a page. */
export const linkableTypes: readonly string[] = pageTypes;

/** The `to` option of a reference field that points to a page. */
export const toLinkablePage = linkableTypes.map((type) => ({ type }));
