import type { SeedOutcome, SeedReport } from "./seed.ts";

const headings: [SeedOutcome, heading: string][] = [
  ["created", "Created"],
  ["updated", "Updated"],
  ["unchanged", "Unchanged"],
  ["keptEdited", "Kept (edited in the Studio)"],
  ["keptDeleted", "Kept (deleted in the Studio)"],
];

/** The summary of a run; names each document that was kept, and how to overwrite it. */
export function summary({ documents, uploadedPictures, left }: SeedReport): string {
  const kept = [...documents.keptEdited, ...documents.keptDeleted].join(", ");
  return [
    ...headings.map(([outcome, heading]) => `${heading.padEnd(30)}${documents[outcome].length}`),
    `${"Pictures uploaded".padEnd(30)}${uploadedPictures}`,
    ...(kept ? [`Kept as they are: ${kept}`, "To overwrite one, add: --force <id>"] : []),
    ...(left.length > 0
      ? [`No longer in the seed, still in the content lake: ${left.join(", ")}`]
      : []),
  ].join("\n");
}
