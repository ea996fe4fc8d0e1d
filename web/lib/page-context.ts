import { createContext, useContext } from "react";

/** Facts about a page that any of its parts may use. */
export type PageFacts = {
  /** English path of the page; undefined for a screen that replaces a page. */
  path?: string | undefined;
  /** The path of this page in each of its languages. */
  pathsByLanguage: readonly { language: string; path: string }[];
  /** The address of a page in the language of this page, or in English if there is none. */
  pathTo: (path: string) => string;
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

const asItIs = (path: string) => path;

/**
 * The function that finds the address of a page in the language of this page. Within an island,
 * which has no page around it in the browser, it returns the address unchanged.
 */
export const usePathTo = () => useContext(PageContext)?.pathTo ?? asItIs;
