import { fixedPath, pathOf } from "#schemas/shared/routes.ts";
import type { PageReference } from "#web/content/site-types.ts";

/** What the contact form begins with for a visitor who comes from `page`. */
export type ContactSubject = { _key: string; page: PageReference; subject: string; hint: string };

/** The `id` of the element on the contact page that holds the subject of the page at `path`. */
export function subjectId(path: string): string {
  return `about${path.replaceAll("/", "-")}`;
}

/**
 * The `id` of a subject's element on the contact page; undefined when the subject's page is gone.
 */
export function subjectAnchor({ page }: ContactSubject): string | undefined {
  const path = page === null ? undefined : pathOf(page);
  return path === undefined ? undefined : subjectId(path);
}

/**
 * Address of the contact page from the page at `path`. The subject is a fragment, so the contact
 * page stays one page: for caches, for browsers that prerender it, and without JavaScript.
 */
export function contactHref(path: string, subjects: readonly ContactSubject[] | null): string {
  const id = subjectId(path);
  const has = (subjects ?? []).some((subject) => subjectAnchor(subject) === id);
  return fixedPath("contactPage") + (has ? `#${id}` : "");
}
