/** A document as the seed writes it: everything but what the lake itself adds. */
export type { ContentDocument as SeedDocument } from "@nordune/content-tool";

/** A generated document type without the fields that the lake sets by itself. */
export type Seeded<Stored> = Omit<Stored, "_createdAt" | "_updatedAt" | "_rev">;
