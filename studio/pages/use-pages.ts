import { useMemo } from "react";
import { map, type Observable } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import type { PageTreeQueryResult } from "../../schemas/generated/types.generated.ts";
import { pastReviewDayParams } from "../../schemas/shared/figures/next-review.ts";
import { pageTypes } from "../../schemas/shared/routes.ts";
import { contentLake } from "../environment.ts";
import { useLatest } from "../lib/use-latest.ts";
import { type PageGroup, pageTree, pageTreeQuery } from "./page-tree.ts";

/** The pages in the order of the site, and again after every change. */
export function watchPages(documentStore: DocumentStore): Observable<PageGroup[]> {
  const versions$: Observable<PageTreeQueryResult> = documentStore.listenQuery(
    pageTreeQuery,
    { pageTypes: [...pageTypes], ...pastReviewDayParams() },
    { perspective: "raw", apiVersion: contentLake.apiVersion },
  );
  return versions$.pipe(map(pageTree));
}

const UNREAD: PageGroup[] = [];

/** The pages as they are, and as they change; none until they are read. */
export function usePages(): PageGroup[] {
  const documentStore = useDocumentStore();
  return useLatest(
    useMemo(() => watchPages(documentStore), [documentStore]),
    UNREAD,
  );
}

/** A page that visitors find, as editors choose one from a list. */
type LivePage = { path: string; title: string };

/** Every page that visitors find, in the order of the site; none until they are read. */
export function useLivePages(): LivePage[] {
  return usePages().flatMap(({ pages }) =>
    pages.flatMap(({ livePath, title }) =>
      livePath === undefined ? [] : [{ path: livePath, title }],
    ),
  );
}
