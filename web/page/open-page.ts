import type { PageType } from "#schemas/routes.ts";

/** The page that is rendered: its type and its path. */
export type OpenPage = { type: PageType; path: string };
