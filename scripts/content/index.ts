/**
 * Moves content of a Sanity project in and out: see README.md. All of the tool stands behind this
 * door; what a project brings is one object, `ContentToolConfig`.
 */
export { type AssetFile, assetFacts } from "./assets.ts";
export { backUp, restore } from "./backup.ts";
export type { Base } from "./base.ts";
export { runContentTool } from "./cli.ts";
export { compare, describeComparison } from "./compare.ts";
export type { ContentToolConfig, DocumentChange, LineFormat, List } from "./config.ts";
export { type ContentDocument, contentOf, isDraft, type StoredDocument } from "./document.ts";
export { fillFromFolder } from "./folder/fill.ts";
export { exportToFolder } from "./folder/write-folder.ts";
export { bringIn, type ImportPlan, importFrom, type RunPart } from "./import.ts";
export { readLake } from "./lake.ts";
export type { Outcome } from "./plan.ts";
export { progressBar, runInTerminal } from "./progress.ts";
export { danglingReferences, referencesIn, withReferences } from "./references.ts";
export { describePlan } from "./report.ts";
export { wholeMessage } from "./retries.ts";
export type { Source } from "./source.ts";
export { exportTable, importTable } from "./tables/table-verbs.ts";
export { withSource } from "./with-source.ts";
export { applyWrites, resume, undo } from "./write/apply.ts";

// Loaded on demand: the Studio's rules take seconds to start, and most that comes in here needs none.
type Rules = typeof import("./validate.ts");

/** The content model with the Studio's own rules: a workspace without an interface. */
export const contentWorkspace: Rules["contentWorkspace"] = async (project) =>
  (await import("./validate.ts")).contentWorkspace(project);

/** Holds documents against the content model with the Studio's own rules. */
export const findProblems: Rules["findProblems"] = async (...given) =>
  (await import("./validate.ts")).findProblems(...given);
