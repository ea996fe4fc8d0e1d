import { getPublishedId } from "@sanity/client/csm";
import { useMemo } from "react";
import { catchError, type Observable, of } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import { messageOf } from "../../schemas/shared/error-message.ts";
import { figuresAmong, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { type ContentDocument, contentQuery } from "../../scripts/check-content/checks/content.ts";
import { contentLake } from "../environment.ts";
import { useLatest, useLatestAnswer } from "../lib/use-latest.ts";

export type FigureContent = {
  documents: ContentDocument[];
  figures: StoredFigure[];
  drafts: ReadonlyMap<string, StoredFigure>;
};

const draftsQuery = `*[_type == "figure" && _id in path("drafts.**")]`;
const NO_DRAFTS: unknown[] = [];

/**
 * The figures and all that shows them, read again after every change of a figure; undefined until
 * they are read, and an error where they cannot be.
 */
export function useFigures(): FigureContent | Error | undefined {
  const documentStore = useDocumentStore();
  const documents = useLatest(
    useMemo(() => watchPublished(documentStore), [documentStore]),
    undefined,
  );
  const drafts = useLatestAnswer(draftsQuery, { params: {}, perspective: "raw" }, NO_DRAFTS);
  return useMemo(
    () =>
      Array.isArray(documents)
        ? {
            documents,
            figures: figuresAmong(documents),
            drafts: new Map(
              figuresAmong(drafts).map((draft) => [getPublishedId(draft._id), draft]),
            ),
          }
        : documents,
    [documents, drafts],
  );
}

function watchPublished(documentStore: DocumentStore): Observable<ContentDocument[] | Error> {
  const documents$: Observable<ContentDocument[]> = documentStore.listenQuery(
    { fetch: contentQuery, listen: `*[_type == "figure" && !(_id in path("drafts.**"))]` },
    {},
    { perspective: "published", apiVersion: contentLake.apiVersion },
  );
  return documents$.pipe(catchError((error: unknown) => of(new Error(messageOf(error)))));
}
