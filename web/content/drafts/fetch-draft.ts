import type { ClientReturn, QueryParams } from "@sanity/client";
import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { type Asking, lakeTimeLimit } from "#web/content/answers/ask-lake.ts";
import { isEditableText, resultShape } from "./content-shape.ts";
import { type DraftPerspective, draftClient } from "./draft.ts";
import { fillIn } from "./fill-in.ts";
import { notePictures } from "./note-pictures.ts";

/**
 * Fetches content as an editor sees it, past every cache. Each text carries, invisibly, the address
 * of its field in the Studio; what an unfinished document lacks is named in its place.
 * @throws as the client does, when the content lake does not answer
 */
export async function fetchDraft<const Query extends string>(
  query: Query,
  params: QueryParams,
  perspective: DraftPerspective,
  { client = draftClient(), timeLimitMs }: Asking = {},
): Promise<ClientReturn<Query>> {
  const { result, resultSourceMap } = await client.fetch(query, params, {
    perspective,
    cache: "no-store",
    filterResponse: false,
    resultSourceMap: "withKeyArraySelector",
    signal: lakeTimeLimit(timeLimitMs),
  });
  fillIn(result, resultShape(query));
  const editable = stegaEncodeSourceMap(result, resultSourceMap, {
    enabled: true,
    studioUrl: studioUrl(),
    filter: isEditableText,
  });
  if (resultSourceMap) notePictures(editable, resultSourceMap);
  return editable;
}
