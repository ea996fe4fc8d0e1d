import type { GetStaticPaths, GetStaticProps } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import {
  ENGLISH,
  isLanguageId,
  type LanguageId,
  languages,
  pathIn,
} from "#schemas/shared/languages.ts";
import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import { type ContentReader, publishedReader } from "#web/content/content-reader.ts";
import { fetchPage, fetchSlugs, type PageContent } from "#web/content/fetch-page.ts";
import {
  fetchPageMetadata,
  fetchSite,
  fetchTranslatedPaths,
  type Site,
} from "#web/content/fetch-site.ts";
import { MissingContentError } from "#web/content/missing-content.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";
import type { PageDefinition, RegisterData, WrittenMetadata } from "#web/content/site-types.ts";
import { madeFrom } from "#web/content/store/rendered-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { log } from "#web/lib/log.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { fetchHeadSources, type PageHead, pageHead } from "./page-metadata.ts";

/** The data that every page needs, error pages included. */
export type FrameData = {
  site: Site;
  head: PageHead;
  /** Path of the page; undefined for a screen that replaces a page. */
  path?: string;
  /** The day in Dubai that the page shows, as an ISO date. */
  day: string;
  isDraft: boolean;
  language: LanguageId;
  /** The path of this page in each of its languages, English first. */
  pathsByLanguage: readonly { language: LanguageId; path: string }[];
  /** English paths of all pages that exist in the language of this page. */
  translatedPaths: readonly string[];
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
  asked: ToolRequest | null;
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
  const frame = await fetchFrame(reader, path);
  const written = await fetchPageMetadata(reader, path);
  const sources = await fetchHeadSources(reader, content, written);
  const head = pageHead({
    ...{ path, content, written, ...sources },
    ...{ language: frame.language, pathsByLanguage: frame.pathsByLanguage },
    ...{ company: frame.site.settings, base: siteUrl() },
  });
  const register = (await fetchRegister?.(reader)) ?? null;
  await withPicturePreviews(content);
  return { ...frame, path, content, written, head, register, asked: null };
}

/** What all pages of a language show, and the languages of this page. */
export async function fetchFrame(
  reader: ContentReader,
  path?: string,
): Promise<Omit<FrameData, "head">> {
  const { day, isDraft, language } = reader;
  const byLanguage = await fetchTranslatedPaths(reader);
  const pathsByLanguage =
    path === undefined
      ? []
      : languages.flatMap(({ id }) => {
          const exists = id === ENGLISH || id === language || byLanguage.get(id)?.has(path);
          return exists ? [{ language: id, path: pathIn(id, path) }] : [];
        });
  return {
    site: await fetchSite(reader),
    day,
    isDraft,
    language,
    pathsByLanguage,
    translatedPaths: [...(byLanguage.get(language) ?? [])],
  };
}

/** Without a process that follows the content lake, a missed change shows within an hour. */
const REVALIDATE_SECONDS = 60 * 60;

/** Seconds until a page is stale, at the latest when the next day begins in Dubai. */
export function revalidateSeconds(now = new Date()): number {
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
  return async ({ params, locale }) => {
    // The slug of a free page is an array of path segments.
    const slug = [params?.slug ?? []].flat().join("/") || undefined;
    const revalidate = revalidateSeconds();
    const language = isLanguageId(locale) ? locale : ENGLISH;
    const reader = publishedReader(language);
    const path = pathOf({ _type: definition.type, slug });
    const isShown = language === ENGLISH || (await isTranslated(language, path));
    const fetchData = () => fetchPageData(reader, definition, { slug, fetchRegister });
    const data = isShown ? await fetchData().catch(leaveOutOfBuild(path)) : null;
    if (data === null) return { notFound: true, revalidate };
    siteContent().madeFrom.set(pathIn(language, data.path), madeFrom(reader.day, reader.results));
    return { props: data, revalidate };
  };
}

/**
 * At build time, a page that lacks something is not found, so that it does not end the build; once
 * it is filled in, a publish renders it. Without the home page, and without what all pages show,
 * there is no site, so the build ends.
 */
const leaveOutOfBuild =
  (path: string | undefined) =>
  (error: unknown): null => {
    const isOwn = error instanceof MissingContentError && error.where === path;
    const isBuild = process.env.SITE_PHASE === "build";
    if (!isBuild || !isOwn || path === fixedPath("homePage")) throw error;
    log.error(`${error.message} ${LEFT_OUT_OF_BUILD}`);
    return null;
  };

const LEFT_OUT_OF_BUILD = "The build leaves this page out.";

/** Whether a page has all that it needs. If not, the log says what it lacks. */
async function isRenderable(reader: ContentReader, definition: PageDefinition, slug: string) {
  try {
    await fetchPage(reader, definition, slug);
    return true;
  } catch (error) {
    if (!(error instanceof MissingContentError)) throw error;
    log.error(`${error.message} ${LEFT_OUT_OF_BUILD}`);
    return false;
  }
}

/**
 * Whether visitors may see the page at an English path in a language. An English reader says so: one
 * of a language that is off would ask for its texts, which a build from an export does not have.
 */
async function isTranslated(language: LanguageId, path: string | undefined): Promise<boolean> {
  const paths = (await fetchTranslatedPaths(publishedReader())).get(language);
  return path !== undefined && paths?.has(path) === true;
}

/**
 * Creates the `getStaticPaths` of a page, in all languages of the page. A page that cannot be
 * rendered is left out, so that it does not end the build.
 */
export function staticPathsOf(definition: PageDefinition): GetStaticPaths {
  return async () => {
    const reader = publishedReader();
    const byLanguage = await fetchTranslatedPaths(reader);
    const paths: string[] = [];
    for (const slug of await fetchSlugs(reader, definition.type)) {
      const path = pathOf({ _type: definition.type, slug });
      if (path === undefined || !(await isRenderable(reader, definition, slug))) continue;
      const translated = [...byLanguage].filter(([, paths]) => paths.has(path));
      paths.push(path, ...translated.map(([language]) => pathIn(language, path)));
    }
    // A page that is published later is rendered at its first request.
    return { paths, fallback: "blocking" };
  };
}
