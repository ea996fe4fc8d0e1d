import type { ClientReturn, ContentSourceMap, QueryParams } from "@sanity/client";
import { getPublishedId, jsonPathToStudioPath, resolveEditInfo } from "@sanity/client/csm";
import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { createDataAttribute, defineQuery } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { lakeTimeLimit } from "#web/content/client.ts";
import { type ContentReader, onceEach, publishedReader } from "#web/content/content-reader.ts";
import { withFiguresOfDay } from "#web/content/shown-figures.ts";
import { isEditableText, resultShape } from "./content-shape.ts";
import { setEditAttribute } from "./edit-attribute.ts";
import { fillIn } from "./fill-in.ts";
import { type DraftPerspective, draftClient } from "./perspective.ts";

/**
 * Fetches content as an editor sees it, past every cache. Each text carries, invisibly, the address
 * of its field in the Studio; what an unfinished document lacks is named in its place.
 * @throws as the client does, when the content lake does not answer
 */
async function fetchDraft<const Query extends string>(
  query: Query,
  params: QueryParams,
  perspective: DraftPerspective,
): Promise<ClientReturn<Query>> {
  const { result, resultSourceMap } = await draftClient().fetch(query, params, {
    perspective,
    filterResponse: false,
    resultSourceMap: "withKeyArraySelector",
    signal: lakeTimeLimit(),
  });
  // Before the marks: what is missing carries one, too.
  fillIn(result, resultShape(query));
  const editable = stegaEncodeSourceMap(result, resultSourceMap, {
    enabled: true,
    studioUrl: studioUrl(),
    filter: isEditableText,
  });
  if (resultSourceMap) notePlaces(editable, resultSourceMap);
  return editable;
}

/** Fields of every picture that an editor chooses, and of every section: by these a result shows them. */
const PICTURE_MARK = "decorative";
const SECTION_MARK = "background";

type Step = string | number;

/** Notes where each picture, and each section, of a query's result is edited. */
function notePlaces(result: unknown, map: ContentSourceMap, path: Step[] = []): void {
  if (Array.isArray(result)) {
    for (const [index, item] of result.entries()) notePlaces(item, map, [...path, index]);
  } else if (isRecord(result)) {
    if (PICTURE_MARK in result) notePlace(result, map, [...path, PICTURE_MARK]);
    else if (SECTION_MARK in result) notePlace(result, map, [...path, "_key"]);
    for (const [name, value] of Object.entries(result)) notePlaces(value, map, [...path, name]);
  }
}

function notePlace(part: object, resultSourceMap: ContentSourceMap, resultPath: Step[]): void {
  const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: studioUrl() });
  if (info === undefined || typeof info.path === "string") return;
  const { baseUrl, id, type } = info;
  // Of the picture or section, not of its field.
  const path = jsonPathToStudioPath(info.path.slice(0, -1));
  const place = { baseUrl, id: getPublishedId(id), type, path };
  setEditAttribute(part, createDataAttribute(place).toString());
}

const scheduledQuery = defineQuery(
  `releases::all()[state == "scheduled" && publishAt < $until] | order(publishAt desc).name`,
);

const scheduledBefore = (until: string) => draftClient().fetch<string[]>(scheduledQuery, { until });

/** What an editor sees as of a day: over what they have chosen, the releases scheduled till its end. */
async function asOfDay(perspective: DraftPerspective, day: string): Promise<DraftPerspective> {
  if (day <= dubaiDay()) return perspective;
  const scheduled = await scheduledBefore(startOfDubaiDay(addDays(day, 1)).toISOString());
  return [...scheduled.filter((name) => !perspective.includes(name)), ...perspective];
}

/**
 * Reads the content as an editor sees it, its figures as they are on a day.
 * @param day today in Dubai, or a later day that the editor looks at
 */
export async function draftReader(
  perspective: DraftPerspective,
  day = dubaiDay(),
): Promise<ContentReader> {
  const layers = await asOfDay(perspective, day);
  return {
    fetch: onceEach(async (query, params) =>
      withFiguresOfDay(await fetchDraft(query, params, layers), day),
    ),
    day,
    isDraft: true,
    published: publishedReader(day),
  };
}
