/** The field under which a draft's picture or section holds its `data-sanity` attribute. */
const FIELD = "data-sanity";

/**
 * Adds the place in the Studio to a picture or a section of a draft. Texts carry that place in
 * themselves, but a picture or a section may have no text.
 */
export function setEditAttribute(part: object, attribute: string): void {
  Object.assign(part, { [FIELD]: attribute });
}

/** The `data-sanity` attribute of a draft's picture or section; undefined on pages for visitors. */
export function editAttribute(part: object): string | undefined {
  return FIELD in part && typeof part[FIELD] === "string" ? part[FIELD] : undefined;
}
