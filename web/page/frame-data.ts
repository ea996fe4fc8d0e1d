import type { GetStaticProps } from "next";
import { fixedPath, OFFLINE_PATH } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { completeSite, fetchNotFoundPage, fetchSite } from "#web/content/fetch-site.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import { homePage } from "#web/content/queries/home.ts";
import { withRequiredParts } from "#web/content/required.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { type FrameData, secondsOfDay } from "./page-data.ts";
import { fetchHead, type PageHead } from "./page-metadata.ts";

/** The paths of the pages that no document describes. */
export const NOT_FOUND_PATH = "/404";
export const ERROR_PATH = "/500";

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

/** What the page for visitors without a connection shows. */
export async function fetchOfflineData(reader: ContentReader): Promise<FrameData> {
  const frame = await fetchFrame(reader);
  const head = await fetchHeadWithout(
    reader,
    completeSite(frame.site).settings.offlineScreen.heading,
  );
  return { ...frame, head };
}

/** What stands in for a page that could not be rendered. */
export async function fetchErrorData(reader: ContentReader): Promise<FrameData> {
  const frame = await fetchFrame(reader);
  const head = await fetchHeadWithout(
    reader,
    completeSite(frame.site).settings.errorScreen.heading,
  );
  return { ...frame, head };
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
export const errorProps = frameProps(ERROR_PATH, fetchErrorData);
export const offlineProps = frameProps(OFFLINE_PATH, fetchOfflineData);
