import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { contentClient } from "#web/content/client.ts";

/** Layers of content, the topmost first: drafts, or the releases that an editor has chosen. */
export type DraftPerspective = string[];

/** A perspective as the Studio writes it: `drafts`, `published`, or the names of releases. */
const PERSPECTIVE = /^[\w-]+(,[\w-]+)*$/;

/** Reads a perspective that came from outside. Any text that is not a perspective means drafts. */
export function readPerspective(text: string | undefined): DraftPerspective {
  return text !== undefined && PERSPECTIVE.test(text) ? text.split(",") : ["drafts"];
}

/**
 * The local lake has no accounts, but Sanity's tools require a token of every client that reads
 * drafts.
 */
const ANY_TOKEN = "local";

/** A client that may read drafts. It is used on the server only, so no page contains its token. */
export function draftClient() {
  const { SANITY_PROJECT_ID, SANITY_API_READ_TOKEN } = readEnvironment();
  const token = SANITY_PROJECT_ID === undefined ? ANY_TOKEN : SANITY_API_READ_TOKEN;
  return contentClient.withConfig({ token });
}
