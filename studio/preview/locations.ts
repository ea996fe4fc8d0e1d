import { getDraftId } from "@sanity/client/csm";
import { defineQuery } from "groq";
import { catchError, firstValueFrom, from, type Observable, of, switchMap } from "rxjs";
import type { DocumentStore } from "sanity";
import type { DocumentLocation, DocumentLocationResolver } from "sanity/presentation";
import type { PlacedDocumentQueryResult } from "../../schemas/generated/types.generated.ts";
import { messageOf } from "../../schemas/shared/error-message.ts";
import { ENGLISH, type LanguageId, pathIn } from "../../schemas/shared/languages.ts";
import { listedOn } from "../../schemas/shared/lists.ts";
import { fixedPath, pathOf, UNKNOWN_PATH } from "../../schemas/shared/routes.ts";
import { contentLake } from "../environment.ts";
import { type TreePage, watchPages } from "../lib/pages.ts";
import { type ContentDocument, EVERY_PAGE, placesShowing } from "./places.ts";

const placedDocumentQuery = defineQuery(`*[_id == $id][0]{
  _id,
  _type,
  "slug": slug.current,
  path,
  emirate,
  otherEmirates,
  language,
  "translated": translated._ref
}`);

/** Drafts are included, because editors see them. */
const seen = { perspective: "drafts", apiVersion: contentLake.apiVersion } as const;

/**
 * Documents that refer to any of `$ids`, and documents with an id in `$listing`. They are fetched
 * whole, because the place of a reference matters. A translation shows no document. No type is
 * generated for this query.
 */
const showingQuery = /* groq */ `*[(references($ids) || _id in $listing)
  && !(_type match "sanity.*") && _type != "translation" && !(_id in path("drafts.**"))]`;

/**
 * The pages that show a document, for its form. A translation has the pages of its document, in its
 * language. A redirect is shown on no page, and nobody expects it to be.
 */
export const locations: DocumentLocationResolver = ({ id }, { documentStore }) => {
  const placed = (_id: string): Observable<PlacedDocumentQueryResult> =>
    documentStore.listenQuery(
      // A listener needs the ids of drafts too. With the published id alone it misses changes of
      // drafts.
      { fetch: placedDocumentQuery, listen: "*[_id in [$id, $draftId]]" },
      { id: _id, draftId: getDraftId(_id) },
      seen,
    );
  const placesIn = (document: PlacedDocumentQueryResult, language: LanguageId) =>
    document === null || document._type === "redirect"
      ? of(null)
      : from(placesOf(document, language, documentStore));
  return placed(id).pipe(
    switchMap((document) => {
      const { translated = null, language = null } = document ?? {};
      if (translated === null) return placesIn(document, ENGLISH);
      return placed(translated).pipe(
        switchMap((english) => placesIn(english, language ?? ENGLISH)),
      );
    }),
    catchError((error: unknown) =>
      of({
        message: `Its pages could not be found: ${messageOf(error)}`,
        tone: "caution" as const,
      }),
    ),
  );
};

async function placesOf(
  document: NonNullable<PlacedDocumentQueryResult>,
  language: LanguageId,
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
  const {
    _id,
    _type,
    slug,
    path,
    language: _language,
    translated: _translated,
    ...listing
  } = document;
  const shown = {
    ...{ _id, _type, ...listing },
    ...(slug !== null && { slug: { current: slug } }),
    ...(path !== null && { path }),
  };
  const paths = await placesShowing(shown, showing);
  const pages = (await firstValueFrom(watchPages(documentStore))).flatMap((group) => group.pages);
  const around = await showing([_id], listedOn({ _type, ...listing }));
  const near = new Set([pathOf({ _type, slug }), ...around.map(pathOfPage)]);
  if (paths.includes(EVERY_PAGE)) {
    const home = locationAt(fixedPath("homePage"), language, pages);
    return { locations: [home], message: "Shown on every page.", tone: "positive" as const };
  }
  if (paths.length > 0) {
    // The document's own page comes first, then pages that show it directly.
    const inOrder = [...paths].sort((a, b) => Number(near.has(b)) - Number(near.has(a)));
    return { locations: inOrder.map((each) => locationAt(each, language, pages)) };
  }
  return { message: "No page shows this yet.", tone: "caution" as const };
}

const pathOfPage = ({ _type, slug }: ContentDocument) => pathOf({ _type, slug: slug?.current });

function locationAt(
  path: string,
  language: LanguageId,
  pages: readonly TreePage[],
): DocumentLocation {
  const page = pages.find((each) => each.path === path);
  return {
    href: pathIn(language, path),
    title: page?.title ?? (path === UNKNOWN_PATH ? "Unknown addresses" : path),
  };
}
