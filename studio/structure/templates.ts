import type { NewDocumentOptionsResolver, Template } from "sanity";
import { documents } from "../../schemas/index.ts";

export const SERVICE_IN_CATEGORY = "service-in-category";
export const FREE_ZONE_IN_EMIRATE = "free-zone-in-emirate";
export const METADATA_OF_PAGE = "metadata-of-page";
export const TRANSLATION_OF_DOCUMENT = "translation-of-document";

type Given = Record<string, string | undefined>;

/** A template that fills in one text. */
const filledIn = (
  id: string,
  [schemaType, title]: [type: string, title: string],
  name: string,
  value: (parameters: Given) => object,
): Template => ({
  ...{ id, title, schemaType, parameters: [{ name, type: "string" }] },
  value: (parameters: Given = {}) => value(parameters),
});

/** Templates for lists that fill in their values. They make no sense elsewhere. */
export const listTemplates = [
  filledIn(SERVICE_IN_CATEGORY, ["service", "Service"], "category", ({ category }) => ({
    category,
  })),
  filledIn(FREE_ZONE_IN_EMIRATE, ["freeZone", "Free zone"], "emirate", ({ emirate: _ref }) =>
    _ref === undefined ? {} : { emirate: { _type: "reference", _ref } },
  ),
  {
    id: TRANSLATION_OF_DOCUMENT,
    title: "Translation",
    schemaType: "translation",
    parameters: [
      { name: "language", type: "string" },
      { name: "translated", type: "string" },
    ],
    value: ({ language, translated: _ref }: Given = {}) => ({
      ...{ language, isShown: false },
      ...(_ref !== undefined && { translated: { _type: "reference", _ref, _weak: true } }),
    }),
  },
  filledIn(METADATA_OF_PAGE, ["pageMetadata", "Page metadata"], "path", ({ path }) => ({ path })),
];

/** Types of the content model. Tools add others and create those documents themselves. */
const ownTypes = new Set<string>(documents.map(({ name }) => name));

/**
 * Types that the global "Create" menu leaves out: there are exactly seven emirates, and a
 * translation is made from the list of its language.
 */
const listedOnly = new Set(["emirate", "translation", ...listTemplates.map(({ id }) => id)]);

/**
 * Leaves single documents out of every "Create" menu, and out of the global one what makes sense in
 * its own list only.
 */
export const creatableDocuments: NewDocumentOptionsResolver = (options, { creationContext }) =>
  options.filter(
    ({ templateId }) =>
      (ownTypes.has(templateId) || listTemplates.some(({ id }) => id === templateId)) &&
      (creationContext.type === "structure" || !listedOnly.has(templateId)),
  );
