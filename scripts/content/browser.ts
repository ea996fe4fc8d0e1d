/**
 * The part of the content tool that runs in a browser too: sheets in and out, their dry run, undo,
 * and all documents as text. It opens no file; the Studio imports it.
 */
export type { ContentToolConfig } from "./config.ts";
export { type Perspective, wholeMessage } from "./document.ts";
export { documentLines } from "./document-lines.ts";
export { type PlanRow, rowsInWords, statesInWords } from "./plan-in-words.ts";
export type { ImportPlan } from "./report.ts";
export { notesQuery, type Run, runsAmong, undo } from "./runs.ts";
export { importTableFile, rowsOfList } from "./tables/lists.ts";
export { MovedColumnError } from "./tables/moved-column.ts";
export { partsOf } from "./tables/part-source.ts";
export {
  CODE_PAGES,
  EncodingError,
  formatTable,
  isTableName,
  TABLE_ENDINGS,
  type TableFile,
} from "./tables/table-content.ts";
