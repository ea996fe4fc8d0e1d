import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../environment/content-lake.ts";

/** Client that sees drafts and published documents alike, as a validation rule must. */
export function rawClient(context: ValidationContext) {
  return context
    .getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: "raw", useCdn: false });
}

/** The published and draft ids of the document under validation, to leave it out of a search. */
export function ownIds(context: ValidationContext): string[] {
  const id = context.document?._id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
  return id === undefined ? [] : [id, `drafts.${id}`];
}
