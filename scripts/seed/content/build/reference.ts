export type Reference = { _type: "reference"; _ref: string };

/** A strong reference: the lake refuses to delete the document it points at. */
export function reference(id: string): Reference {
  return { _type: "reference", _ref: id };
}
