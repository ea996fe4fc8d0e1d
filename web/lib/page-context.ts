import { createContext, useContext } from "react";

/** What any part of a page may ask about the page as a whole. */
export type PageFacts = {
  /** Where the page lives; undefined for a screen that stands in for pages. */
  path?: string | undefined;
  /** The day in Dubai that the page shows, as an ISO date. */
  day: string;
  /** Does an editor look, who sees what is not published yet? */
  isDraft: boolean;
};

const PageContext = createContext<PageFacts | undefined>(undefined);

/** Says the facts of a page to all of its parts. */
export const PageFactsProvider = PageContext.Provider;

/** @throws Error outside of a page */
export function usePage(): PageFacts {
  const facts = useContext(PageContext);
  if (facts === undefined) throw new Error("A part of a page is rendered outside of a page.");
  return facts;
}
