import type { GetStaticProps } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { ENGLISH, pathIn } from "#schemas/shared/languages.ts";
import { ERROR_PATH, fixedPath, NOT_FOUND_PATH, OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchHomeSummary, fetchNotFoundPage } from "#web/content/fetch-site.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { type FrameData, fetchFrame, revalidateSeconds } from "./page-data.ts";
import { fetchHead, type PageHead } from "./page-metadata.ts";

/**
 * The head of a page that search engines must not index. It is the home page's head with another
 * title and without an address, because an unknown path must not claim one.
 */
async function fetchHeadWithout(reader: ContentReader, title: string): Promise<PageHead> {
  const home = await fetchHomeSummary(reader);
  const head = await fetchHead(reader, { path: fixedPath("homePage"), pathsByLanguage: [] }, home);
  return { ...head, title, robots: "noindex", canonical: null, alternates: {} };
}

/** The data of the page for unknown addresses. */
export async function fetchNotFoundData(reader: ContentReader) {
  const notFound = await fetchNotFoundPage(reader);
  const head = await fetchHeadWithout(reader, notFound.heading);
  return { ...(await fetchFrame(reader)), head, notFound: await withPicturePreviews(notFound) };
}

/** The screens that replace a page. Their texts are settings of the site. */
type Screen = "offlineScreen" | "errorScreen";

/** The data of the offline page or of the error page. */
export async function fetchScreenData(reader: ContentReader, screen: Screen): Promise<FrameData> {
  const frame = await fetchFrame(reader);
  const { heading } = frame.site.settings[screen];
  return { ...frame, head: await fetchHeadWithout(reader, heading) };
}

/** Creates the `getStaticProps` of such a screen. */
function frameProps<Data extends FrameData>(
  path: string,
  fetchData: (reader: ContentReader) => Promise<Data>,
): GetStaticProps<Data> {
  return async ({ locale }) => {
    const { SITE_LANGUAGES } = readEnvironment();
    const language = SITE_LANGUAGES.find((id) => id === locale) ?? ENGLISH;
    const reader = publishedReader(language);
    const props = await fetchData(reader);
    siteContent().queriesOf.set(pathIn(language, path), reader.queries);
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
