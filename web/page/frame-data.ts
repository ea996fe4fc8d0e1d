import type { GetStaticProps } from "next";
import { ERROR_PATH, fixedPath, NOT_FOUND_PATH, OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchNotFoundPage, fetchSite, siteWithRequiredParts } from "#web/content/fetch-site.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import { homePage } from "#web/content/queries/home.ts";
import { withRequiredParts } from "#web/content/required.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { type FrameData, secondsOfDay } from "./page-data.ts";
import { fetchHead, type PageHead } from "./page-metadata.ts";

/**
 * The head of a page that search engines leave out: the home page's, but for its title, and without an
 * address, which an unknown path must not claim.
 */
async function fetchHeadWithout(reader: ContentReader, title: string): Promise<PageHead> {
  const home = withRequiredParts(await fetchOnlyPage(reader, homePage), homePage.type);
  const head = await fetchHead(reader, fixedPath("homePage"), home);
  return { ...head, title, robots: "noindex", canonical: null, alternates: {} };
}

async function fetchFrame(reader: ContentReader) {
  const { day, isDraft } = reader;
  return { site: await fetchSite(reader), day, isDraft };
}

/** What the page for unknown addresses shows. */
export async function fetchNotFoundData(reader: ContentReader) {
  const notFound = await fetchNotFoundPage(reader);
  const head = await fetchHeadWithout(reader, notFound.heading);
  return { ...(await fetchFrame(reader)), head, notFound: await withPicturePreviews(notFound) };
}

/** The screens that stand in for a page; their words are settings of the site. */
type Screen = "offlineScreen" | "errorScreen";

/** What the page for visitors without a connection shows, or what stands in for one that failed. */
export async function fetchScreenData(reader: ContentReader, screen: Screen): Promise<FrameData> {
  const frame = await fetchFrame(reader);
  const { heading } = siteWithRequiredParts(frame.site).settings[screen];
  return { ...frame, head: await fetchHeadWithout(reader, heading) };
}

/** How `getStaticProps` of such a page's file fetches what the page shows. */
function frameProps<Data extends FrameData>(
  path: string,
  fetchData: (reader: ContentReader) => Promise<Data>,
): GetStaticProps<Data> {
  return async () => {
    const reader = publishedReader();
    const props = await fetchData(reader);
    siteContent().queriesOf.set(path, reader.queries);
    return { props, revalidate: secondsOfDay() };
  };
}

export const notFoundProps = frameProps(NOT_FOUND_PATH, fetchNotFoundData);
export const errorProps = frameProps(ERROR_PATH, (reader) =>
  fetchScreenData(reader, "errorScreen"),
);
export const offlineProps = frameProps(OFFLINE_PATH, (reader) =>
  fetchScreenData(reader, "offlineScreen"),
);
