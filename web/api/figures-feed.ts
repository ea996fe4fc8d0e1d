import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { type DatedFigure, nextDay } from "#schemas/shared/figures/on-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import {
  ENGLISH,
  type Language,
  type LanguageId,
  languageOf,
  pathIn,
} from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { FIGURES_FEED_PATH, fixedPath } from "#schemas/shared/routes.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchFigures } from "#web/content/fetch-figures.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { pageDefinitions } from "#web/content/page-definitions.ts";
import { escapeXml } from "#web/lib/escape-xml.ts";
import { readableDay } from "#web/lib/readable-day.ts";

/** The feed of all figures with their current values, in a language. */
export async function makeFiguresFeed(language: LanguageId = ENGLISH): Promise<string> {
  const reader = publishedReader(language);
  const figures = await fetchFigures(reader);
  const { register } = await fetchOnlyPage(reader, pageDefinitions[REGISTER_PAGE]);
  const { settings } = await fetchSite(reader);
  const base = siteUrl();
  const { source, checkedOn } = settings.evidence;
  return figuresFeed(figures, {
    title: `${settings.brandName}: ${register.heading}`,
    author: settings.brandName,
    language: languageOf(language),
    registerUrl: addressOf(pathIn(language, fixedPath(REGISTER_PAGE)), base),
    feedUrl: base + pathIn(language, FIGURES_FEED_PATH),
    labels: { source, checkedOn, from: register.from },
  });
}

export type FeedOptions = {
  title: string;
  author: string;
  language: Language;
  /** Full address of the page that contains the register. */
  registerUrl: string;
  feedUrl: string;
  /** The labels for the source, the day of the last check and the first day of the next value. */
  labels: { source: string; checkedOn: string; from: string };
};

const escaped = (text: string | null | undefined) => escapeXml(cleanText(text));

/**
 * An Atom feed (RFC 4287), the latest changes first. Entries keep their ids, so feed readers show a
 * change as an update.
 */
export function figuresFeed(figures: readonly Figure[], options: FeedOptions): string {
  const { title, author, language, registerUrl, feedUrl } = options;
  const entries = figures
    .map((figure) => ({ figure, updated: updatedOf(figure) }))
    .sort((a, b) => (a.updated < b.updated ? 1 : -1));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}">
<id>${escaped(feedUrl)}</id>
<title>${escaped(title)}</title>
<updated>${entries[0]?.updated ?? "1970-01-01T00:00:00Z"}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escaped(registerUrl)}"/>
${entries.map(({ figure, updated }) => entryOf(figure, updated, options)).join("\n")}
</feed>
`;
}

/**
 * A figure that takes its value from another figure changes with that figure, and one with a next
 * value at the midnight at which that value begins to hold.
 */
export function updatedOf({ _updatedAt, sameAs, heldSince }: Figure & DatedFigure): string {
  const began = heldSince ? dubaiMidnight(heldSince) : "";
  const [last = _updatedAt] = [_updatedAt, sameAs?._updatedAt ?? "", began].sort().reverse();
  return last;
}

/** The moment at which a day begins in Dubai, which is always four hours ahead of UTC. */
const dubaiMidnight = (day: string) =>
  `${new Date(`${day}T00:00:00+04:00`).toISOString().slice(0, 19)}Z`;

function entryOf(figure: Figure, updated: string, options: FeedOptions): string {
  const { language, registerUrl, labels, author } = options;
  const { _id, label, qualifier, sourceTitle, checkedOn, next } = figure;
  const from = nextDay(figure);
  const summary = [
    qualifier,
    sourceTitle && `${labels.source}: ${sourceTitle}.`,
    checkedOn && `${labels.checkedOn} ${readableDay(checkedOn, language)}.`,
    from &&
      next?.value &&
      `${labels.from} ${readableDay(from, language)}: ${formatFigure({ ...figure, value: next.value }, language)}.`,
  ];
  return `<entry>
<id>${escaped(`${registerUrl}#${_id}`)}</id>
<title>${escaped(`${formatFigure(figure, language)}, ${label}`)}</title>
<updated>${updated}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="alternate" type="text/html" href="${escaped(`${registerUrl}#${_id}`)}"/>
<summary>${escaped(summary.filter(Boolean).join(" "))}</summary>
</entry>`;
}
