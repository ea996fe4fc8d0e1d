import type { GetStaticPaths, GetStaticProps } from "next";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { type PageType, pathOf } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchPage, fetchSlugs, type PageContent } from "#web/content/fetch-page.ts";
import { fetchPageMetadata, fetchSite, type Site } from "#web/content/fetch-site.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import type { PageDefinition, RegisterData, WrittenMetadata } from "#web/content/site-types.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { fetchHead, type PageHead } from "./page-metadata.ts";

/** The data that every page needs, error pages included. */
export type FrameData = {
  site: Site;
  head: PageHead;
  /** Path of the page; undefined for a screen that replaces a page. */
  path?: string;
  /** The day in Dubai that the page shows, as an ISO date. */
  day: string;
  isDraft: boolean;
};

/** All data that a page is rendered from. */
export type PageData<Definition extends PageDefinition = PageDefinition> = FrameData & {
  path: string;
  content: PageContent<Definition>;
  /** What editors wrote for search engines. */
  written: WrittenMetadata;
  /** Null on all pages but the one with the register. */
  register: RegisterData | null;
  /** What a visitor has asked a tool of the page; null on the cached page for everybody. */
  asked: ToolQuestion | null;
};

type PageOptions = {
  /** The slug of a page whose type has many pages. */
  slug?: string | undefined;
  /** Fetches the register of figures, for the page that shows it. */
  fetchRegister?: ((reader: ContentReader) => Promise<RegisterData>) | undefined;
};

/**
 * Fetches the data of a page.
 * @returns null when there is no such page
 * @throws MissingContentError, and what the content lake's client throws
 */
export async function fetchPageData<Definition extends PageDefinition>(
  reader: ContentReader,
  definition: Definition,
  { slug, fetchRegister }: PageOptions = {},
): Promise<PageData<Definition> | null> {
  const path = pathOf({ _type: definition.type, slug });
  const content = await fetchPage(reader, definition, slug);
  if (content === null || path === undefined) return null;
  const [site, written, head] = await Promise.all([
    fetchSite(reader),
    fetchPageMetadata(reader, path),
    fetchHead(reader, path, content),
  ]);
  const register = (await fetchRegister?.(reader)) ?? null;
  const { day, isDraft } = reader;
  await withPicturePreviews(content);
  return { path, content, site, written, head, register, day, isDraft, asked: null };
}

/** Without a process that follows the content lake, a missed change shows within an hour. */
const REVALIDATE_SECONDS = 60 * 60;

/** Seconds until a page is stale, at the latest when the next day begins in Dubai. */
export function secondsOfDay(now = new Date()): number {
  const next = startOfDubaiDay(addDays(dubaiDay(now), 1));
  const left = Math.ceil((next.getTime() - now.getTime()) / 1000);
  // A figure's next value begins with a day, so a page must not be fresh beyond midnight.
  return Math.min(Math.max(left, 1), REVALIDATE_SECONDS);
}

/** Creates the `getStaticProps` of a page. */
export function staticPropsOf<Definition extends PageDefinition>(
  definition: Definition,
  { fetchRegister }: Pick<PageOptions, "fetchRegister"> = {},
): GetStaticProps<PageData<Definition>, { slug?: string | string[] }> {
  return async ({ params }) => {
    // The slug of a free page is an array of path segments.
    const slug = [params?.slug ?? []].flat().join("/") || undefined;
    const reader = publishedReader();
    const data = await fetchPageData(reader, definition, { slug, fetchRegister });
    const revalidate = secondsOfDay();
    if (data === null) return { notFound: true, revalidate };
    siteContent().queriesOf.set(data.path, reader.queries);
    return { props: data, revalidate };
  };
}

/** Creates the `getStaticPaths` of a page. */
export function staticPathsOf(type: PageType): GetStaticPaths {
  return async () => {
    const slugs = await fetchSlugs(publishedReader(), type);
    const paths = slugs.flatMap((slug) => pathOf({ _type: type, slug }) ?? []);
    // A page that is published later is rendered at its first request.
    return { paths, fallback: "blocking" };
  };
}
