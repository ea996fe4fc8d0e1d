import { getPublishedId, isDraftId } from "@sanity/client/csm";
import { defineQuery } from "groq";
import { useMemo } from "react";
import { distinctUntilChanged, map, type Observable, switchMap } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import type {
  OverdueQueryResult,
  PageTreeQueryResult,
} from "../../schemas/generated/types.generated.ts";
import { schemaTypes } from "../../schemas/index.ts";
import { pastReviewDay, pastReviewDayParams } from "../../schemas/shared/figures/review-day.ts";
import { fixedPaths, pageTypes, pathOf, slugRoutes } from "../../schemas/shared/routes.ts";
import { contentLake } from "../environment.ts";
import { useLatest } from "./use-latest.ts";

/** The figures that are due for a check. Within the query below they would be looked for once a page. */
const overdueQuery = defineQuery(`*[${pastReviewDay}]._id`);

/** Every version of every page. `isOverdue` means that it shows one of the figures `$overdue`. */
const pageTreeQuery = defineQuery(`*[_type in $pageTypes] | order(orderRank, title, name, _id){
  _id,
  _type,
  "slug": slug.current,
  "title": coalesce(menuLabel, title, name),
  "isOverdue": references($overdue)
}`);

export type TreePage = {
  /** Of the published document. */
  id: string;
  type: string;
  path: string;
  /** Its current public path; undefined when it is not published. */
  livePath: string | undefined;
  title: string;
  hasDraft: boolean;
  /** Whether a release changes it. */
  isInRelease: boolean;
  isOverdue: boolean;
};

export type PageGroup = { title: string; pages: TreePage[] };

type Version = PageTreeQueryResult[number];

/** The pages of the site, each with its drafts and releases. */
export function pageTree(versions: PageTreeQueryResult): PageGroup[] {
  const pages = [...Map.groupBy(versions, ({ _id }) => getPublishedId(_id))].flatMap(
    ([id, all]) => treePage(id, all) ?? [],
  );
  const fixed = fixedPaths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  return [
    { title: "Pages", pages: fixed },
    ...slugRoutes.map(({ type }) => ({
      title: `${titleOf(type)}s`,
      pages: pages.filter((page) => page.type === type),
    })),
  ];
}

function treePage(id: string, versions: readonly Version[]): TreePage | undefined {
  const draft = versions.find(({ _id }) => isDraftId(_id));
  const published = versions.find(({ _id }) => _id === id);
  const shown = draft ?? published ?? versions[0];
  const path = shown && pathOf(shown);
  if (shown === undefined || path === undefined) return undefined;
  return {
    id,
    type: shown._type,
    path,
    livePath: published && pathOf(published),
    title: shown.title ?? (fixedPaths.includes(path) ? titleOf(shown._type) : path),
    hasDraft: draft !== undefined,
    isInRelease: versions.some(({ _id }) => _id.startsWith("versions.")),
    isOverdue: versions.some(({ isOverdue }) => isOverdue === true),
  };
}

function titleOf(type: string): string {
  return schemaTypes.find(({ name }) => name === type)?.title ?? type;
}

/** The pages in the order of the site, now and after every change. */
export function watchPages(documentStore: DocumentStore): Observable<PageGroup[]> {
  const raw = { perspective: "raw", apiVersion: contentLake.apiVersion } as const;
  const overdue$: Observable<OverdueQueryResult> = documentStore.listenQuery(
    overdueQuery,
    pastReviewDayParams(),
    raw,
  );
  const versionsOf = (overdue: string[]): Observable<PageTreeQueryResult> =>
    documentStore.listenQuery(pageTreeQuery, { pageTypes: [...pageTypes], overdue }, raw);
  return overdue$.pipe(
    distinctUntilChanged((one, other) => String(one) === String(other)),
    switchMap(versionsOf),
    map(pageTree),
  );
}

const UNREAD: PageGroup[] = [];

/** The pages, kept up to date; empty until they are read. */
export function usePages(): PageGroup[] {
  const documentStore = useDocumentStore();
  return useLatest(
    useMemo(() => watchPages(documentStore), [documentStore]),
    UNREAD,
  );
}

type LivePage = { path: string; title: string };

/** Every published page in the order of the site; empty until they are read. */
export function useLivePages(): LivePage[] {
  return usePages().flatMap(({ pages }) =>
    pages.flatMap(({ livePath, title }) =>
      livePath === undefined ? [] : [{ path: livePath, title }],
    ),
  );
}
