/** A part of what a query returns. */
export type ContentPart = {
  /**
   * The consequence of a missing part. With `leftOut` its owner is left out. With `shown` its owner
   * is shown without it, and with `blank` with an empty text. The Studio does not require a part
   * that is "optional".
   */
  missing: "leftOut" | "shown" | "blank" | "optional";
  /** The parts of this part, or of each member of a list. */
  parts?: ContentParts;
  /** The same by the type of the object or member, where there are several. */
  types?: { readonly [type: string]: ContentParts };
};

export type ContentParts = { readonly [name: string]: ContentPart };
