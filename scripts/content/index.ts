/**
 * Moves content of a Sanity project in and out: see README.md. All of the tool stands behind this
 * door; what a project brings is one object, `ContentToolConfig`.
 */
export type { AssetFile } from "./assets.ts";
export { backUp, restore } from "./backup.ts";
export { runContentTool } from "./cli.ts";
export type { ContentToolConfig, DocumentChange, LineFormat, List } from "./config.ts";
export { type ContentDocument, contentOf, isDraft, type StoredDocument } from "./document.ts";
export { exportToFolder } from "./export.ts";
export { bringIn, fillFromFolder, importFrom } from "./import.ts";
export { applyWrites, resume, undo } from "./journal.ts";
export { readLake, wholeMessage } from "./lake.ts";
export type { ImportPlan, Outcome, RunPart } from "./plan.ts";
export { withSource } from "./read-source.ts";
export { referencesIn } from "./references.ts";
export { describePlan, runInTerminal } from "./report.ts";
export type { Source } from "./source.ts";
export { exportTable, importTable } from "./tables/table.ts";

// Loaded on demand: the Studio's rules take seconds to start, and most that comes in here needs none.
type Rules = typeof import("./validate.ts");

/** The content model with the Studio's own rules: a workspace without an interface. */
export const contentWorkspace: Rules["contentWorkspace"] = async (project) =>
  (await import("./validate.ts")).contentWorkspace(project);

/** Holds documents against the content model with the Studio's own rules. */
export const findProblems: Rules["findProblems"] = async (...given) =>
  (await import("./validate.ts")).findProblems(...given);
