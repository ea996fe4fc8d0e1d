import type { NavLink } from "#schemas/generated/types.generated.ts";
import { type ServiceSlug, serviceId } from "../services/slugs.ts";
import { reference } from "./reference.ts";

export function serviceLink(label: string, slug: ServiceSlug): NavLink {
  return pageNavLink(label, serviceId(slug));
}

/** A link that opens its page where the page's tool stands. */
export function atTool(link: NavLink): NavLink {
  return { ...link, atTool: true };
}

/** A menu link to the page of any seeded document, by the document's id. */
export function pageNavLink(label: string, documentId: string): NavLink {
  return { _type: "navLink", label, page: reference(documentId) };
}
