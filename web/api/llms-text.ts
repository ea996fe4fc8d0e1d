import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { headTexts, pageSummary } from "#schemas/shared/head/head-texts.ts";
import { ENGLISH, type LanguageId, languageOf, pathIn } from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import {
  FIGURES_FEED_PATH,
  FIGURES_JSON_PATH,
  FIGURES_SCHEMA_PATH,
  fixedPath,
  pathOf,
} from "#schemas/shared/routes.ts";
import {
  heading,
  type Item,
  link,
  list,
  paragraph,
  quote,
  text,
} from "#web/components/markdown/nodes.ts";
import { writeMarkdown } from "#web/components/markdown/write-markdown.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchShownPages } from "#web/content/fetch-any-page.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchPageMetadata, fetchSite, fetchTranslatedPaths } from "#web/content/fetch-site.ts";
import { pageDefinitions } from "#web/content/page-definitions.ts";
import { markdownPath } from "#web/content/routing/markdown-path.ts";
import type { Navigation } from "#web/content/site-types.ts";
import { sitemapEntries } from "#web/page/sitemap-entry.ts";

/** What an assistant with little room may leave out, by the name that the format reserves. */
const OPTIONAL = "Optional";

/**
 * The list of pages for assistants, in version 2 of its format (https://llmstxt.org): every page
 * that search engines may index, as Markdown, with the description that they show. Pages stand under
 * the menu that lists them.
 */
export async function makeLlmsText(language: LanguageId = ENGLISH): Promise<string> {
  const reader = publishedReader(language);
  const base = siteUrl();
  const { settings, navigation } = await fetchSite(reader);
  const { register } = await fetchOnlyPage(reader, pageDefinitions[REGISTER_PAGE]);
  const translated = (await fetchTranslatedPaths(reader)).get(language);
  const menuOf = menusByPath(navigation);
  const groups = new Map<string, Item[]>();
  const add = (group: string, item: Item) =>
    groups.set(group, [...(groups.get(group) ?? []), item]);
  const home = { title: "", description: "" };
  for (const { path, content } of await fetchShownPages(reader)) {
    if (language !== ENGLISH && !translated?.has(path)) continue;
    const written = await fetchPageMetadata(reader, path);
    const entries = sitemapEntries({ path, content, written, languages: new Map(), base });
    // An editor hides a page from search engines.
    if (entries.length === 0) continue;
    const summary = pageSummary(content, languageOf(language));
    const { description } = headTexts({ written, summary, home, company: settings });
    const isOptional = path === fixedPath("cookiePolicyPage");
    add(isOptional ? OPTIONAL : (menuOf.get(path) ?? navigation.homeLabel), [
      link(base + markdownPath(pathIn(language, path)), cleanText(summary.title)),
      text(description && `: ${description}`),
    ]);
  }
  const files = [
    [pathIn(language, FIGURES_JSON_PATH), "JSON"],
    [FIGURES_SCHEMA_PATH, "JSON Schema"],
    [pathIn(language, FIGURES_FEED_PATH), "Atom"],
  ].map(([path = "", name]) => [link(base + path, `${cleanText(register.heading)}: ${name}`)]);
  const optional = groups.get(OPTIONAL) ?? [];
  groups.delete(OPTIONAL);
  return writeMarkdown([
    ...heading(1, settings.brandName),
    quote(paragraph(text(settings.tagline))),
    paragraph(text(settings.disclaimer)),
    ...[...groups].flatMap(([name, items]) => [...heading(2, name), ...list(items)]),
    ...heading(2, register.heading),
    ...list(files),
    ...(optional.length > 0 ? heading(2, OPTIONAL) : []),
    ...list(optional),
  ]);
}

/** The menu that lists each page. */
function menusByPath({ menus }: Navigation): ReadonlyMap<string, string> {
  const listed = menus.flatMap(({ label, groups }) =>
    groups.flatMap(({ links }) =>
      links.map(({ page }): [string | undefined, string] => [
        page === null || page.atTool ? undefined : pathOf(page),
        label,
      ]),
    ),
  );
  return new Map(listed.flatMap(([path, label]) => (path === undefined ? [] : [[path, label]])));
}
