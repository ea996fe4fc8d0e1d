import { catchError, firstValueFrom, from, type Observable, of, switchMap } from "rxjs";
import type { DocumentStore } from "sanity";
import type { DocumentLocation, DocumentLocationResolver } from "sanity/presentation";
import { affectedTags, type ContentDocument } from "../../schemas/freshness/affected-tags.ts";
import { showingQuery } from "../../schemas/freshness/showing-query.ts";
import { NOT_FOUND_TAG, pathOfTag, SITE_TAG } from "../../schemas/freshness/tags.ts";
import type { PlacedDocumentQueryResult } from "../../schemas/generated/types.generated.ts";
import { fixedPath, UNMATCHED_PATH } from "../../schemas/routes.ts";
import { contentLake } from "../environment.ts";
import type { TreePage } from "../pages/page-tree.ts";
import { watchPages } from "../pages/use-pages.ts";
import { placedDocumentQuery } from "./placed-document-query.ts";

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
  const showing = (ids: string[], listing: string[]) => {
    const documents$: Observable<ContentDocument[]> = documentStore.listenQuery(
      showingQuery,
      { ids, listing },
      seen,
    );
    return firstValueFrom(documents$);
  };
  const { _id, _type, slug, path, ...listing } = document;
  const standing = { menu: [], ...listing };
  const tags = await affectedTags(
    { _id, _type, slugs: [slug, slug], paths: [path, path], listings: [standing, standing] },
    showing,
  );
  const pages = (await firstValueFrom(watchPages(documentStore))).flatMap((group) => group.pages);
  if (tags.includes(SITE_TAG)) {
    const home = locationAt(fixedPath("homePage"), pages);
    return { locations: [home], message: "Shown on every page.", tone: "positive" as const };
  }
  const paths = tags.flatMap(
    (tag) => (tag === NOT_FOUND_TAG ? UNMATCHED_PATH : pathOfTag(tag)) ?? [],
  );
  if (paths.length > 0) return { locations: paths.map((each) => locationAt(each, pages)) };
  return { message: "No page shows this yet.", tone: "caution" as const };
}

function locationAt(path: string, pages: readonly TreePage[]): DocumentLocation {
  const page = pages.find((each) => each.path === path);
  return {
    href: path,
    title: page?.title ?? (path === UNMATCHED_PATH ? "Unknown addresses" : path),
  };
}
