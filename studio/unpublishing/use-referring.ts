import { useMemo } from "react";
import { NEVER, type Observable } from "rxjs";
import { type SanityDocument, useDocumentStore } from "sanity";
import { contentLake } from "../environment.ts";
import { useLatest } from "../lib/use-latest.ts";
import { type Referring, referringQuery, stillReferring } from "./still-referring.ts";

const NOBODY: Referring = { referring: [], inRelease: [] };

/**
 * The documents that will still need a document when a release takes it off the site; none without
 * a release, and none until they are known.
 * @param id published id
 */
export function useReferring(id: string, releaseId: string | undefined): SanityDocument[] {
  const documentStore = useDocumentStore();
  const referring$: Observable<Referring> = useMemo(
    () =>
      releaseId === undefined
        ? NEVER
        : documentStore.listenQuery(
            referringQuery,
            { id, release: `versions.${releaseId}.**` },
            { perspective: "raw", apiVersion: contentLake.apiVersion },
          ),
    [documentStore, id, releaseId],
  );
  const found = useLatest(referring$, NOBODY);
  return useMemo(
    () => (releaseId === undefined ? [] : stillReferring(found, { id, releaseId })),
    [found, id, releaseId],
  );
}
