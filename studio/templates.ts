import type { NewDocumentOptionsResolver, Reference, Template } from "sanity";
import { documents } from "../schemas/documents/index.ts";

export const SERVICE_IN_CATEGORY = "service-in-category";

/** A new service that is already listed under Private or Business. */
export const serviceInCategory: Template<{ category?: string }, { category?: string }> = {
  id: SERVICE_IN_CATEGORY,
  title: "Service",
  schemaType: "service",
  parameters: [{ name: "category", type: "string" }],
  value: (parameters) => ({ category: parameters?.category }),
};

export const FREE_ZONE_IN_EMIRATE = "free-zone-in-emirate";

/** A new free zone that already names the emirate it was made from. */
export const freeZoneInEmirate: Template<{ emirate?: string }, { emirate?: Reference }> = {
  id: FREE_ZONE_IN_EMIRATE,
  title: "Free zone",
  schemaType: "freeZone",
  parameters: [{ name: "emirate", type: "string" }],
  value: (parameters) =>
    parameters?.emirate === undefined
      ? {}
      : { emirate: { _type: "reference", _ref: parameters.emirate } },
};

export const METADATA_OF_PAGE = "metadata-of-page";

/** New page metadata that already names its page. */
export const metadataOfPage: Template<{ path?: string }, { path?: string }> = {
  id: METADATA_OF_PAGE,
  title: "Page metadata",
  schemaType: "pageMetadata",
  parameters: [{ name: "path", type: "string" }],
  value: (parameters) => ({ path: parameters?.path }),
};

/** Templates that are filled in by where they are used; they make no sense elsewhere. */
export const listTemplates = [serviceInCategory, freeZoneInEmirate, metadataOfPage];

/** Types of the content model; tools bring others, which they make themselves. */
const ownTypes = new Set<string>(documents.map(({ name }) => name));

/**
 * What the "Create" menu of the whole Studio leaves out: there are seven emirates, and no eighth, and
 * a tool is of no use without its rules, which are code.
 */
const listedOnly = new Set(["emirate", "tool", ...listTemplates.map(({ id }) => id)]);

/**
 * Leaves single documents out of every "Create" menu, and out of the one of the whole Studio what
 * makes sense in its own list only.
 */
export const creatableDocuments: NewDocumentOptionsResolver = (options, { creationContext }) =>
  options.filter(
    ({ templateId }) =>
      (ownTypes.has(templateId) || listTemplates.some(({ id }) => id === templateId)) &&
      (creationContext.type === "structure" || !listedOnly.has(templateId)),
  );
