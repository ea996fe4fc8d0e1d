import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { contentClient } from "#web/content/client.ts";

/** Layers of content, the topmost first: drafts, or the releases that an editor looks at. */
export type DraftPerspective = string[];

/** A perspective as the Studio names it: `drafts`, `published`, or the names of releases. */
const PERSPECTIVE = /^[\w-]+(,[\w-]+)*$/;

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
