import { useEffect, useState } from "react";
import type { Observable } from "rxjs";
import { useDocumentStore } from "sanity";
import { pastReviewDayParams } from "../../schemas/figures/review-day.ts";
import type { PageTreeQueryResult } from "../../schemas/generated/types.generated.ts";
import { pageTypes } from "../../schemas/routes.ts";
import { contentLake } from "../environment.ts";
import { type PageGroup, pageTree, pageTreeQuery } from "./page-tree.ts";

/** The pages, as they change. */
export function usePages(): PageGroup[] {
  const documentStore = useDocumentStore();
  const [pages, setPages] = useState<PageGroup[]>([]);
  useEffect(() => {
    const versions$: Observable<PageTreeQueryResult> = documentStore.listenQuery(
      pageTreeQuery,
      { pageTypes: [...pageTypes], ...pastReviewDayParams() },
      { perspective: "raw", apiVersion: contentLake.apiVersion },
    );
    const listening = versions$.subscribe((versions) => setPages(pageTree(versions)));
    return () => listening.unsubscribe();
  }, [documentStore]);
  return pages;
}
