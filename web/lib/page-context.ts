import { createContext, useContext } from "react";

/** Facts about a page that any of its parts may use. */
export type PageFacts = {
  /** Path of the page; undefined for a screen that replaces a page. */
  path?: string | undefined;
  /** The day in Dubai that the page shows, as an ISO date. */
  day: string;
  /** Whether the page is for an editor, who sees drafts. */
  isDraft: boolean;
};

const PageContext = createContext<PageFacts | undefined>(undefined);

/** Passes the facts of a page to all of its parts. */
export const PageFactsProvider = PageContext.Provider;

/** @throws Error outside of a page */
export function usePage(): PageFacts {
  const facts = useContext(PageContext);
  if (facts === undefined) throw new Error("A part of a page is rendered outside of a page.");
  return facts;
}
