import type { ClientReturn, ContentSourceMap, QueryParams } from "@sanity/client";
import {
  createEditUrl,
  getPublishedId,
  jsonPathToStudioPath,
  resolveEditInfo,
} from "@sanity/client/csm";
import { stegaEncodeSourceMap } from "@sanity/client/stega";
import { vercelStegaCombine } from "@vercel/stega";
import { createDataAttribute, defineQuery } from "next-sanity";
import { sectionNames } from "#schemas/sections/list.ts";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { translationId } from "#schemas/shared/translations/translation-rows.ts";
import { completeContent } from "#web/content/complete-content.ts";
import {
  type ContentReader,
  publishedReader,
  withResultCache,
} from "#web/content/content-reader.ts";
import { draftCatalogueQuery } from "#web/content/queries/translations.ts";
import { resultShape } from "#web/content/result-shape.ts";
import { withFiguresOfDay } from "#web/content/shown-figures.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { catalogueFrom } from "#web/content/translations/catalogue.ts";
import { readableFields } from "#web/content/translations/readable-fields.ts";
import { translate } from "#web/content/translations/translate.ts";
import { timeLimit } from "#web/lib/time-limit.ts";
import { isEditableText } from "./content-shape.ts";
import { setEditAttribute } from "./edit-attribute.ts";
import { leadToLanguage } from "./lead-to-language.ts";
import { type DraftPerspective, draftClient } from "./perspective.ts";

/** A publish that takes longer than this holds up no draft. */
const PUBLISH_FIRST_MS = 1_000;

/**
 * Returns a function that resolves once every publish of which this process has heard is on its own
 * page. An open preview asks for a draft with each publish, and a draft takes the processor for
 * longer than the page of a visitor.
 */
function publishesFirst(): () => Promise<void> {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, PUBLISH_FIRST_MS).unref();
  });
  return () => Promise.race([siteContent().following?.idle(), limit]);
}

/**
 * Fetches content as an editor sees it, without any cache. Each text carries the address of its
 * field in the Studio invisibly. A placeholder names what an unfinished document lacks.
 * @throws as the client does, when the content lake fails
 */
async function fetchDraft<const Query extends string>(
  query: Query,
  params: QueryParams,
  { perspective, mayGoOn }: { perspective: DraftPerspective; mayGoOn: () => Promise<void> },
): Promise<ClientReturn<Query>> {
  await mayGoOn();
  const { result, resultSourceMap } = await draftClient().fetch(query, params, {
    perspective,
    filterResponse: false,
    resultSourceMap: "withKeyArraySelector",
    signal: timeLimit(),
  });
  // The process may have heard of the publish meanwhile.
  await mayGoOn();
  // The placeholders come before the marks, because placeholders carry marks too.
  completeContent(result, resultShape(query), "editors");
  const editable = stegaEncodeSourceMap(result, resultSourceMap, {
    enabled: true,
    studioUrl: studioUrl(),
    filter: isEditableText,
  });
  if (resultSourceMap) setEditAttributes(editable, resultSourceMap);
  return editable;
}

/** The types of objects that an editor opens by a press on them: pictures and sections. */
const openedTypes = new Set<unknown>(["imageWithAlt", ...sectionNames()]);

type Step = string | number;

/** Adds the place in the Studio to each picture and each section of a query's result. */
function setEditAttributes(result: unknown, map: ContentSourceMap, path: Step[] = []): void {
  if (Array.isArray(result)) {
    for (const [index, item] of result.entries()) setEditAttributes(item, map, [...path, index]);
  } else if (isRecord(result)) {
    if (openedTypes.has(result._type)) setPlaceOfEdit(result, map, [...path, "_type"]);
    for (const [name, value] of Object.entries(result))
      setEditAttributes(value, map, [...path, name]);
  }
}

function setPlaceOfEdit(part: object, resultSourceMap: ContentSourceMap, resultPath: Step[]): void {
  const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: studioUrl() });
  if (info === undefined || typeof info.path === "string") return;
  const { baseUrl, id, type } = info;
  // The path of the picture or the section, not of its field.
  const path = jsonPathToStudioPath(info.path.slice(0, -1));
  const place = { baseUrl, id: getPublishedId(id), type, path };
  setEditAttribute(part, createDataAttribute(place).toString());
}

const scheduledQuery = defineQuery(
  `releases::all()[state == "scheduled" && publishAt < $until] | order(publishAt desc).name`,
);

const fetchScheduledReleases = (until: string) =>
  draftClient().fetch<string[]>(scheduledQuery, { until });

/**
 * The perspective of a day: the releases scheduled until the end of that day, on top of what the
 * editor has chosen.
 */
async function perspectiveOnDay(
  perspective: DraftPerspective,
  day: string,
): Promise<DraftPerspective> {
  if (day <= dubaiDay()) return perspective;
  const scheduled = await fetchScheduledReleases(startOfDubaiDay(addDays(day, 1)).toISOString());
  return [...scheduled.filter((name) => !perspective.includes(name)), ...perspective];
}

/**
 * All texts of a language as an editor sees them, and the ids of its translations. A text gets the address of its row in the Studio
 * when a page shows it, because encoding the addresses of all texts would take seconds.
 */
async function fetchDraftCatalogue(language: LanguageId, perspective: DraftPerspective) {
  const documents = await draftClient().fetch(
    draftCatalogueQuery,
    { language },
    { perspective, signal: timeLimit() },
  );
  const catalogue = catalogueFrom(documents, ({ translation, _key, text }) => {
    const id = getPublishedId(translation);
    const path = `rows[_key=="${_key}"].text`;
    const href = createEditUrl({ baseUrl: studioUrl(), id, type: "translation", path });
    return text && vercelStegaCombine(text, { origin: "sanity.io", href });
  });
  const stored = new Map(
    documents.map(({ _id, document }) => [document, getPublishedId(_id)] as const),
  );
  const translationOf = (documentId: string) =>
    stored.get(documentId) ?? translationId(language, documentId);
  return { catalogue, translationOf };
}

/**
 * Creates a reader of content as an editor sees it, in a language and with the figures of a day.
 * @param day today in Dubai, or a later day that the editor has chosen
 */
export async function draftReader(
  perspective: DraftPerspective,
  language: LanguageId = ENGLISH,
  day = dubaiDay(),
): Promise<ContentReader> {
  const mayGoOn = publishesFirst();
  const layers = await perspectiveOnDay(perspective, day);
  const texts = language === ENGLISH ? undefined : await fetchDraftCatalogue(language, layers);
  return {
    fetch: withResultCache(async (query, params) => {
      const draft = await fetchDraft(query, params, { perspective: layers, mayGoOn });
      const content = withFiguresOfDay(draft, day);
      if (texts !== undefined) {
        translate(content, readableFields(query), texts.catalogue);
        leadToLanguage(content, texts.translationOf);
      }
      return content;
    }),
    day,
    language,
    isDraft: true,
    published: publishedReader(language, day),
  };
}
