import type { ContentSourceMap } from "@sanity/client";
import { getPublishedId, jsonPathToStudioPath, resolveEditInfo } from "@sanity/client/csm";
import { createDataAttribute } from "next-sanity";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { setPicturePlace } from "./draft.ts";

/** A field of every picture that an editor chooses, by which a picture is known in a result. */
const MARK = "decorative";

type Step = string | number;

/** A field of every section that an editor puts on a page. */
const SECTION_MARK = "background";

/** Notes where each picture, and each section, of a query's result is edited. */
export function notePictures(result: unknown, map: ContentSourceMap, path: Step[] = []): void {
  if (Array.isArray(result)) {
    for (const [index, item] of result.entries()) notePictures(item, map, [...path, index]);
  } else if (isRecord(result)) {
    if (MARK in result) note(result, map, [...path, MARK]);
    else if (SECTION_MARK in result) note(result, map, [...path, "_key"]);
    for (const [name, value] of Object.entries(result)) notePictures(value, map, [...path, name]);
  }
}

function note(image: object, resultSourceMap: ContentSourceMap, resultPath: Step[]): void {
  const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: studioUrl() });
  if (info === undefined || typeof info.path === "string") return;
  const { baseUrl, id, type } = info;
  // Of the picture, not of its field.
  const path = jsonPathToStudioPath(info.path.slice(0, -1));
  const place = { baseUrl, id: getPublishedId(id), type, path };
  setPicturePlace(image, createDataAttribute(place).toString());
}
