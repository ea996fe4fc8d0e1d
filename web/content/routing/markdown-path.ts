import Negotiator from "negotiator";
import { languages, pathIn } from "#schemas/shared/languages.ts";

const SUFFIX = ".md";

/** The home page has no name of its own. */
const HOME = "/index";
const homes = new Map(languages.map(({ id }) => [pathIn(id, HOME), pathIn(id, "/")]));

/** The path at which the page at `path` is Markdown: `/about.md`, and `/index.md` for the home page. */
export function markdownPath(path: string): string {
  const [home] = [...homes].find(([, own]) => own === path) ?? [path];
  return home + SUFFIX;
}

/** The path of the page that is Markdown at this path; undefined for any other path. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!path.endsWith(SUFFIX)) return undefined;
  const written = path.slice(0, -SUFFIX.length);
  const page = homes.get(written) ?? written;
  // A page has one such path.
  return markdownPath(page) === path ? page : undefined;
}

/** The one path of a page's Markdown, for another spelling of it: `/sv.md`, `/about/index.md`. */
export function ownMarkdownPath(path: string): string {
  if (!path.endsWith(SUFFIX)) return path;
  const written = path.slice(0, -SUFFIX.length);
  return markdownPath(homes.get(written) ?? (written.replace(/(?:\/index|\/)$/, "") || "/"));
}

export const HTML_TYPE = "text/html";
export const MARKDOWN_TYPE = "text/markdown";

/**
 * Whether a request prefers Markdown to HTML (RFC 9110, 12.5.1). A browser names `text/html`, and
 * whoever takes anything gets HTML. Of two types with the same weight, the one that is named first
 * is preferred.
 * @param accept the header of the request
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes(MARKDOWN_TYPE)) return false;
  const [preferred] = new Negotiator({ headers: { accept } }).mediaTypes([
    HTML_TYPE,
    MARKDOWN_TYPE,
  ]);
  return preferred === MARKDOWN_TYPE;
}
