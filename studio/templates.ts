import type { NewDocumentOptionsResolver, Template } from "sanity";
import { documents } from "../schemas/index.ts";

export const SERVICE_IN_CATEGORY = "service-in-category";
export const FREE_ZONE_IN_EMIRATE = "free-zone-in-emirate";
export const METADATA_OF_PAGE = "metadata-of-page";

type Given = Record<string, string | undefined>;

/** A template of a type that is filled in with one text. */
const filledIn = (
  id: string,
  [schemaType, title]: [type: string, title: string],
  name: string,
  value: (parameters: Given) => object,
): Template => ({
  ...{ id, title, schemaType, parameters: [{ name, type: "string" }] },
  value: (parameters: Given = {}) => value(parameters),
});

/** Templates that are filled in by where they are used; they make no sense elsewhere. */
export const listTemplates = [
  filledIn(SERVICE_IN_CATEGORY, ["service", "Service"], "category", ({ category }) => ({
    category,
  })),
  filledIn(FREE_ZONE_IN_EMIRATE, ["freeZone", "Free zone"], "emirate", ({ emirate: _ref }) =>
    _ref === undefined ? {} : { emirate: { _type: "reference", _ref } },
  ),
  filledIn(METADATA_OF_PAGE, ["pageMetadata", "Page metadata"], "path", ({ path }) => ({ path })),
];

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
