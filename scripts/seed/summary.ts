import type { SeedOutcome, SeedReport } from "./seed.ts";

const headings: Record<SeedOutcome, string> = {
  created: "Created",
  updated: "Updated",
  unchanged: "Unchanged",
  keptEdited: "Kept (edited in the Studio)",
  keptDeleted: "Kept (deleted in the Studio)",
};

/** The summary of a run; names each document that was kept, and how to overwrite it. */
export function summary({ documents, uploadedPictures, left }: SeedReport): string {
  const lines = [
    ["created", documents.created],
    ["updated", documents.updated],
    ["unchanged", documents.unchanged],
    ["keptEdited", documents.keptEdited],
    ["keptDeleted", documents.keptDeleted],
  ] as const;
  const kept = [...documents.keptEdited, ...documents.keptDeleted];
  return [
    ...lines.map(([outcome, ids]) => `${headings[outcome].padEnd(30)}${ids.length}`),
    `${"Pictures uploaded".padEnd(30)}${uploadedPictures}`,
    ...(kept.length === 0
      ? []
      : [`Kept as they are: ${kept.join(", ")}`, "To overwrite one, add: --force <id>"]),
    ...(left.length === 0
      ? []
      : [`No longer in the seed, still in the content lake: ${left.join(", ")}`]),
  ].join("\n");
}
