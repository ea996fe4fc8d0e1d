import { getPublishedId } from "@sanity/client/csm";
import { useMemo } from "react";
import { catchError, type Observable, of } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import { messageOf } from "../../../schemas/shared/error-message.ts";
import { figuresAmong, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { SOURCE_TYPES, sourceFacts } from "../../../schemas/shared/sources/source-facts.ts";
import {
  noticedQuery,
  type OpenSource,
  openSources,
  readingsAmong,
} from "../../../schemas/shared/sources/source-reading.ts";
import {
  type ContentDocument,
  contentQuery,
} from "../../../scripts/check-content/checks/content.ts";
import { contentLake } from "../../environment.ts";
import { useLatest, useLatestResult } from "../../lib/use-latest.ts";

export type FigureContent = {
  documents: ContentDocument[];
  figures: StoredFigure[];
  drafts: ReadonlyMap<string, StoredFigure>;
  /** Sources that wait for a person. */
  sources: OpenSource[];
};

const RAW = { params: {}, perspective: "raw" } as const;
const draftsQuery = `*[_type == "figure" && _id in path("drafts.**")]`;

/**
 * All figures and the documents that show them. They are read again after each change of a document
 * with sources or of the site settings. Undefined until they are read, an error if reading fails.
 */
export function useFigures(): FigureContent | Error | undefined {
  const documentStore = useDocumentStore();
  const documents = useLatest(
    useMemo(() => watchPublished(documentStore), [documentStore]),
    undefined,
  );
  const drafts = useLatestResult<unknown[] | undefined>(draftsQuery, RAW, undefined);
  const readings = useLatestResult<unknown>(noticedQuery, RAW, undefined);
  return useMemo(() => {
    if (!Array.isArray(documents)) return documents;
    if (drafts === undefined || readings === undefined) return undefined;
    const proposed = figuresAmong(drafts).map(
      (draft) => [getPublishedId(draft._id), draft] as const,
    );
    return {
      documents,
      figures: figuresAmong(documents),
      drafts: new Map(proposed),
      sources: openSources(sourceFacts(documents), readingsAmong(readings)),
    };
  }, [documents, drafts, readings]);
}

function watchPublished(documentStore: DocumentStore): Observable<ContentDocument[] | Error> {
  const documents$: Observable<ContentDocument[]> = documentStore.listenQuery(
    {
      fetch: contentQuery,
      listen: `*[_type in $types && !(_id in path("drafts.**"))]`,
    },
    { types: [...SOURCE_TYPES, "siteSettings"] },
    { perspective: "published", apiVersion: contentLake.apiVersion },
  );
  return documents$.pipe(catchError((error: unknown) => of(new Error(messageOf(error)))));
}
