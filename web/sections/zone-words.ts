/** The words that stand beside the fields of every emirate and zone. */
export const zoneWords = {
  established: "Est.",
  bestFor: "Best for",
  learnMore: "Learn More",
} as const;
