/** A document as the seed writes it: everything but what the lake itself adds. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown };

/** A generated document type without the fields that the lake sets by itself. */
export type Seeded<Stored> = Omit<Stored, "_createdAt" | "_updatedAt" | "_rev">;
