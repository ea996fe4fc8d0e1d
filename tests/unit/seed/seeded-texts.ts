import type { SeedDocument } from "#scripts/seed/content/build/document.ts";

/** A text of a document with the path of its field; `isSpan` where rich text could hold a figure. */
export type SeededText = { path: string; text: string; isSpan: boolean };

/** Every string of a document but keys, references and the like. */
export function textsIn(document: SeedDocument): SeededText[] {
  return visit(document, "");
}

function visit(value: unknown, path: string): SeededText[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) =>
      typeof member === "string"
        ? [{ path: `${path}[${index}]`, text: member, isSpan: false }]
        : visit(member, `${path}[${index}]`),
    );
  }
  if (typeof value !== "object" || value === null) return [];
  const isSpan = "_type" in value && value._type === "span";
  return Object.entries(value).flatMap(([field, member]) => {
    if (field.startsWith("_")) return [];
    const fieldPath = path === "" ? field : `${path}.${field}`;
    return typeof member === "string"
      ? [{ path: fieldPath, text: member, isSpan }]
      : visit(member, fieldPath);
  });
}

export function slugOf({ slug }: SeedDocument): string | undefined {
  const isSlug = typeof slug === "object" && slug !== null && "current" in slug;
  return isSlug && typeof slug.current === "string" ? slug.current : undefined;
}

/** The text in a field, or nothing where the field holds no text. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
