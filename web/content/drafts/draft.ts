import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
// With its ending, because a build also reads this outside of the bundler.
import { cookies, draftMode } from "next/headers.js";

/** Layers of content, the topmost first: drafts, or the releases that an editor looks at. */
export type DraftPerspective = string[];

/** A perspective as the Studio names it: `drafts`, `published`, or the names of releases. */
const PERSPECTIVE = /^[\w-]+(,[\w-]+)*$/;

/** Is the page made for an editor, who sees what is not published yet? */
export async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Nobody has asked for it: a build or a script reads content.
    return false;
  }
}

/** What the editor has chosen to see in the Studio; undefined for a visitor. */
export async function draftPerspective(): Promise<DraftPerspective | undefined> {
  if (!(await isDraft())) return undefined;
  return readPerspective((await cookies()).get(perspectiveCookieName)?.value);
}

/** Reads a perspective that came from outside: anything else than one shows drafts. */
export function readPerspective(text: string | undefined): DraftPerspective {
  return text !== undefined && PERSPECTIVE.test(text) ? text.split(",") : ["drafts"];
}
