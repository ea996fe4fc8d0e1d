import type { ContentToolConfig } from "../config.ts";
import type { ImportOptions } from "../import.ts";
import type { ImportPlan } from "../report.ts";
import { importTableFile, rowsOfList } from "./lists.ts";
import { readTableFile, writeTable } from "./table-file.ts";

/**
 * Writes a list of published documents as CSV or XLSX.
 * @returns the number of documents
 */
export async function exportTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
): Promise<number> {
  const rows = await rowsOfList(tool, name);
  await writeTable(path, rows);
  return rows.length - 1;
}

/** Imports a list from a file, as `importTableFile` does. */
export async function importTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  { encoding, ...options }: ImportOptions & { encoding?: string | undefined } = {},
): Promise<ImportPlan> {
  return importTableFile(tool, name, await readTableFile(path, encoding), options);
}
