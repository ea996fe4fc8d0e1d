/** A part of what a query returns. */
export type SectionPart = {
  /**
   * The consequence of a missing part. Its owner is `leftOut`, or it is `shown` and the log names
   * the missing part. A part that the Studio does not require is `optional`.
   */
  missing: "leftOut" | "shown" | "optional";
  /** The parts of this part, or of each member of a list. */
  parts?: SectionParts;
};

export type SectionParts = { readonly [name: string]: SectionPart };
