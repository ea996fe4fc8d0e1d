/** A part of what a query returns. */
export type SectionPart = {
  /**
   * The consequence of a missing part. With `leftOut` its owner is left out; with `shown` the log names
   * the missing part. The Studio does not require a part that is "optional".
   */
  missing: "leftOut" | "shown" | "optional";
  /** The parts of this part, or of each member of a list. */
  parts?: SectionParts;
};

export type SectionParts = { readonly [name: string]: SectionPart };
