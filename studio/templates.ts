import type { NewDocumentOptionsResolver, Template } from "sanity";
import { isSingletonType } from "../schemas/index.ts";

export const SERVICE_IN_CATEGORY = "service-in-category";

/** A new service that already stands under Private or Business. */
export const serviceInCategory: Template<{ category?: string }, { category?: string }> = {
  id: SERVICE_IN_CATEGORY,
  title: "Service",
  schemaType: "service",
  parameters: [{ name: "category", type: "string" }],
  value: (parameters) => ({ category: parameters?.category }),
};

/** Leaves single documents, and templates that need a parameter, out of every "Create" menu. */
export const creatableDocuments: NewDocumentOptionsResolver = (options, { creationContext }) =>
  options.filter(
    ({ templateId }) =>
      !isSingletonType(templateId) &&
      (creationContext.type === "structure" || templateId !== SERVICE_IN_CATEGORY),
  );
