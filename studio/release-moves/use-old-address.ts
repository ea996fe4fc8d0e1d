import { defineQuery } from "groq";
import { useMemo } from "react";
import type { Observable } from "rxjs";
import { useDocumentStore } from "sanity";
import type { OldAddressQueryResult } from "../../schemas/generated/types.generated.ts";
import { pageAt } from "../../schemas/shared/routes.ts";
import { contentLake } from "../environment.ts";
import { useLatest } from "../lib/use-latest.ts";

const oldAddressQuery = defineQuery(`{
  "redirectedTo": *[_type == "redirect" && active == true && source == $from][0].target,
  "isTaken": defined(*[_type == $type && slug.current == $slug][0]._id)
}`);

/**
 * What a release makes of an address that a page leaves with it: where it leads, and whether another
 * page comes to live there. Undefined until it is known.
 */
export function useOldAddress(from: string, releaseId: string): OldAddressQueryResult | undefined {
  const documentStore = useDocumentStore();
  const address$: Observable<OldAddressQueryResult | undefined> = useMemo(() => {
    const { type = "", slug = "" } = pageAt(from) ?? {};
    return documentStore.listenQuery(
      oldAddressQuery,
      { from, type, slug },
      { perspective: [releaseId], apiVersion: contentLake.apiVersion },
    );
  }, [documentStore, from, releaseId]);
  return useLatest(address$, undefined);
}
