import type { NavLink } from "#schemas/generated/types.generated.ts";
import { reference } from "./reference.ts";

/** A menu link to the page of any seeded document, by the document's id. */
export function pageNavLink(label: string, documentId: string): NavLink {
  return { _type: "navLink", label, page: reference(documentId) };
}
