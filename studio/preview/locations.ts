import { catchError, firstValueFrom, from, type Observable, of, switchMap } from "rxjs";
import type { DocumentStore } from "sanity";
import type { DocumentLocation, DocumentLocationResolver } from "sanity/presentation";
import { affectedTags, type ContentDocument } from "../../schemas/freshness/affected-tags.ts";
import { showingQuery } from "../../schemas/freshness/showing-query.ts";
import { NOT_FOUND_TAG, pathOfTag, SITE_TAG } from "../../schemas/freshness/tags.ts";
import type {
  PageTitlesQueryResult,
  PlacedDocumentQueryResult,
} from "../../schemas/generated/types.generated.ts";
import { fixedPath, pageAt, pathOf, slugTypes, UNMATCHED_PATH } from "../../schemas/routes.ts";
import { singletons } from "../../schemas/singletons/index.ts";
import { contentLake } from "../environment.ts";
import { pageTitlesQuery, placedDocumentQuery } from "./page-titles-query.ts";

/** As an editor sees it: what is not published yet shows, too. */
const seen = { perspective: "drafts", apiVersion: contentLake.apiVersion } as const;

/**
 * The pages on which a document stands, as the form says it: found by the walk from which the site
 * knows which pages to render anew.
 */
export const locations: DocumentLocationResolver = ({ id }, { documentStore }) => {
  const document$: Observable<PlacedDocumentQueryResult> = documentStore.listenQuery(
    placedDocumentQuery,
    { id },
    seen,
  );
  return document$.pipe(
    switchMap((document) =>
      document === null ? of(null) : from(placesOf(document, documentStore)),
    ),
    catchError((error: unknown) =>
      of({ message: `Its pages could not be found: ${String(error)}`, tone: "caution" as const }),
    ),
  );
};

async function placesOf(
  document: NonNullable<PlacedDocumentQueryResult>,
  documentStore: DocumentStore,
) {
  const ask = <Result>(query: string, params: Record<string, string | string[]>) => {
    const answer$: Observable<Result> = documentStore.listenQuery(query, params, seen);
    return firstValueFrom(answer$);
  };
  const { _id, _type, slug, path, ...listing } = document;
  const standing = { menu: [], ...listing };
  const tags = await affectedTags(
    { _id, _type, slugs: [slug, slug], paths: [path, path], listings: [standing, standing] },
    (ids, listed) => ask<ContentDocument[]>(showingQuery, { ids, listing: listed }),
  );
  const titles = await ask<PageTitlesQueryResult>(pageTitlesQuery, { slugTypes: [...slugTypes] });
  if (tags.includes(SITE_TAG)) {
    const home = locationAt(fixedPath("homePage"), titles);
    return { locations: [home], message: "Shown on every page.", tone: "positive" as const };
  }
  const paths = tags.flatMap(
    (tag) => (tag === NOT_FOUND_TAG ? UNMATCHED_PATH : pathOfTag(tag)) ?? [],
  );
  if (paths.length > 0) return { locations: paths.map((each) => locationAt(each, titles)) };
  return { message: "No page shows this yet.", tone: "caution" as const };
}

function locationAt(path: string, titles: PageTitlesQueryResult): DocumentLocation {
  const page = pageAt(path);
  const fixed = singletons.find(({ name }) => name === page?.type)?.title;
  const found = titles.find(({ _type, slug }) => pathOf({ _type, slug }) === path)?.title;
  return {
    href: path,
    title: fixed ?? found ?? (path === UNMATCHED_PATH ? "Unknown addresses" : path),
  };
}
