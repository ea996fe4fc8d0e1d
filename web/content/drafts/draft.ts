import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
// With its ending, because a build also reads this outside of the bundler.
import { cookies, draftMode } from "next/headers.js";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { contentClient } from "#web/content/client.ts";

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

/** The local lake has no accounts, but Sanity's tools want a token of every client that sees drafts. */
const ANY_TOKEN = "local";

/** A client that may read drafts. On the server only: no page ever gets its token. */
export function draftClient() {
  const { SANITY_PROJECT_ID, SANITY_API_READ_TOKEN } = readEnvironment();
  const token = SANITY_PROJECT_ID === undefined ? ANY_TOKEN : SANITY_API_READ_TOKEN;
  return contentClient.withConfig({ token });
}

const places = new WeakMap<object, string>();

/** Remembers by which attribute a picture in an editor's page leads to its field. */
export function setPicturePlace(image: object, attribute: string): void {
  places.set(image, attribute);
}

/**
 * The value of `data-sanity` of a picture in an editor's page; undefined in a visitor's. A text
 * carries in itself where it is edited, but a picture need not have a text.
 */
export function picturePlace(image: object): string | undefined {
  return places.get(image);
}
