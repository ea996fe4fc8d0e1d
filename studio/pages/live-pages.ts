import { usePages } from "./use-pages.ts";

/** A page that visitors find, as editors choose one from a list. */
export type LivePage = { path: string; title: string };

/** Every page that visitors find, in the order of the site; none until they are read. */
export function useLivePages(): LivePage[] {
  return usePages().flatMap(({ pages }) =>
    pages.flatMap(({ livePath, title }) =>
      livePath === undefined ? [] : [{ path: livePath, title }],
    ),
  );
}
