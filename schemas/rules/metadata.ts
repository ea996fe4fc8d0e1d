import type { ValidationContext } from "@sanity/types";
import { rawClient } from "./client.ts";
import { fetchLivePaths } from "./live-paths.ts";
import { pathProblem } from "./path.ts";

/** Refuses what is neither a path of this site nor a whole http(s) address. */
export function pathOrAddress(value: string | undefined): true | string {
  if (value === undefined) return true;
  if (value.startsWith("/")) return pathProblem(value) ?? true;
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? true
    : "Write a path such as /contact or a whole address such as https://example.com/contact.";
}

/** Refuses a language that search engines do not understand. */
export function languageTag(value: string | undefined): true | string {
  return value === undefined || value === "x-default" || /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value)
    ? true
    : "Write a language code such as sv or en-GB, or x-default.";
}

/** Refuses two alternates for the same language. */
export function oneAlternatePerLanguage(value: unknown): true | string {
  const languages = Array.isArray(value)
    ? value.map((alternate: { lang?: unknown }) => alternate.lang)
    : [];
  return new Set(languages).size === languages.length
    ? true
    : "Each language may be listed only once.";
}

/** Warns when metadata is kept for a path at which no page lives. */
export async function warnWithoutPage(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (path === undefined || pathProblem(path) !== undefined) return true;
  const livePaths = await fetchLivePaths(rawClient(context));
  return livePaths.has(path) ? true : `No page lives at ${path} now, so this is not used.`;
}
