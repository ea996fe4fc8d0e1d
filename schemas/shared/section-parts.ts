/** A part of what a query returns. */
export type SectionPart = {
  /**
   * What becomes of its owner without it. The owner is `leftOut`, or it is `shown` and the log names
   * what is missing. A part that the Studio does not require is `optional`.
   */
  missing: "leftOut" | "shown" | "optional";
  /** What is in it; of a list, what is in each member. */
  parts?: SectionParts;
};

export type SectionParts = { readonly [name: string]: SectionPart };
