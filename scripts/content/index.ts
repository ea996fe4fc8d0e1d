/**
 * Imports and exports content of a Sanity project: see README.md. This file exports the whole tool
 * except the Studio's rules, which take seconds to load (`@nordune/content-tool/rules`). A project
 * passes one object, `ContentToolConfig`.
 */
export type { AssetFile } from "./assets.ts";
export { backUp, restore } from "./backup.ts";
export { runContentTool } from "./cli.ts";
export type { ContentToolConfig, Finish } from "./config.ts";
export {
  type ContentDocument,
  contentOf,
  fingerprint,
  isContent,
  isDraft,
  isVersionIn,
  referencesIn,
  type StoredDocument,
  wholeMessage,
} from "./document.ts";
export { exportToFolder } from "./export.ts";
export { importSource } from "./import.ts";
export { importFrom } from "./import-files.ts";
export { readLake, withRetries } from "./lake.ts";
export { type MemoryName, readMemory } from "./memory.ts";
export { packSource } from "./pack.ts";
export { fingerprintsOf, type Outcome, type Source, type Write as ContentWrite } from "./plan.ts";
export { readFolder, withSource } from "./read-source.ts";
export { describePlan } from "./report.ts";
export { undo } from "./runs.ts";
export { MADE_DAY } from "./tables/columns.ts";
export { plainTitle } from "./tables/sheet.ts";
export { exportTable, importTable } from "./tables/table.ts";
export { decode, headRowOf } from "./tables/table-content.ts";
export { readTable, writeTable } from "./tables/table-file.ts";
