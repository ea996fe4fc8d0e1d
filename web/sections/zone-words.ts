/** The words that stand beside the fields of every zone. */
export const zoneWords = { established: "Est.", bestFor: "Best for" } as const;
