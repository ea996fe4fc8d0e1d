const places = new WeakMap<object, string>();

/** Remembers by which attribute a picture in an editor's page leads to its field. */
export function setPicturePlace(image: object, attribute: string): void {
  places.set(image, attribute);
}

/**
 * The value of `data-sanity` of a picture in an editor's page; undefined in a visitor's. A text
 * carries in itself where it is edited, but a picture need not have a text.
 */
export function picturePlace(image: object): string | undefined {
  return places.get(image);
}
