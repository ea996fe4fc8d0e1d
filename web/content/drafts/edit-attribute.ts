/** The field of a draft's picture or section that holds its `data-sanity`. */
const FIELD = "data-sanity";

/**
 * Notes in a picture, or in a section, of a draft where it is edited in the Studio. A text carries that
 * in itself, but these need not have a text.
 */
export function setEditAttribute(part: object, attribute: string): void {
  Object.assign(part, { [FIELD]: attribute });
}

/** The value of `data-sanity` of a picture, or a section, of a draft; a visitor's has none. */
export function editAttribute(part: object): string | undefined {
  return FIELD in part && typeof part[FIELD] === "string" ? part[FIELD] : undefined;
}
