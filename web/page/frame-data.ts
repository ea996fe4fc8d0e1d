import type { GetStaticProps } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText, type PlainText } from "#schemas/shared/head/clean-text.ts";
import { ENGLISH, pathIn } from "#schemas/shared/languages.ts";
import { ERROR_PATH, fixedPath, NOT_FOUND_PATH, OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import {
  fetchHomeSummary,
  fetchNotFoundPage,
  fetchPageMetadata,
  fetchTranslatedPaths,
  type Site,
} from "#web/content/fetch-site.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import { madeFrom } from "#web/content/store/rendered-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { type FrameData, fetchFrame, revalidateSeconds } from "./page-data.ts";
import { type PageHead, pageHead } from "./page-metadata.ts";

/**
 * The head of a page that search engines must not index. It is the home page's head with another
 * title and without an address, because an unknown path must not claim one.
 */
async function fetchHeadWithout(
  reader: ContentReader,
  title: PlainText,
  { settings }: Site,
): Promise<PageHead> {
  const path = fixedPath("homePage");
  const content = await fetchHomeSummary(reader);
  const written = await fetchPageMetadata(reader, path);
  const head = pageHead({
    ...{ path, pathsByLanguage: [], language: reader.language, livePaths: new Set() },
    ...{ content, written, home: { content, written }, company: settings, base: siteUrl() },
  });
  const openGraph = { ...head.openGraph, title, url: null };
  return {
    ...head,
    title,
    robots: "noindex",
    canonical: null,
    forAssistants: null,
    alternates: {},
    openGraph,
  };
}

/** The data of the page for unknown addresses. */
export async function fetchNotFoundData(reader: ContentReader) {
  const notFound = await fetchNotFoundPage(reader);
  const frame = await fetchFrame(reader);
  const head = await fetchHeadWithout(reader, cleanText(notFound.heading), frame.site);
  return { ...frame, head, notFound: await withPicturePreviews(structuredClone(notFound)) };
}

/** The screens that replace a page. Their texts are settings of the site. */
type Screen = "offlineScreen" | "errorScreen";

/** The data of the offline page or of the error page. */
export async function fetchScreenData(reader: ContentReader, screen: Screen): Promise<FrameData> {
  const frame = await fetchFrame(reader);
  const { heading } = frame.site.settings[screen];
  return { ...frame, head: await fetchHeadWithout(reader, cleanText(heading), frame.site) };
}

/** Creates the `getStaticProps` of such a screen. */
function frameProps<Data extends FrameData>(
  path: string,
  fetchData: (reader: ContentReader) => Promise<Data>,
): GetStaticProps<Data> {
  return async ({ locale }) => {
    const visible = await fetchTranslatedPaths(publishedReader(ENGLISH));
    const language = [...visible.keys()].find((id) => id === locale) ?? ENGLISH;
    const reader = publishedReader(language);
    const props = await fetchData(reader);
    siteContent().madeFrom.set(pathIn(language, path), madeFrom(reader.day, reader.results));
    return { props, revalidate: revalidateSeconds() };
  };
}

export const notFoundProps = frameProps(NOT_FOUND_PATH, fetchNotFoundData);
export const errorProps = frameProps(ERROR_PATH, (reader) =>
  fetchScreenData(reader, "errorScreen"),
);
export const offlineProps = frameProps(OFFLINE_PATH, (reader) =>
  fetchScreenData(reader, "offlineScreen"),
);
