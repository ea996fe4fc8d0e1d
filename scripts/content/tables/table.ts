import type { ContentToolConfig } from "../config.ts";
import type { ImportOptions } from "../import.ts";
import type { ImportPlan } from "../report.ts";
import { importTableFile, rowsOfList } from "./lists.ts";
import { MovedColumnError } from "./moved-column.ts";
import type { TableFile } from "./table-content.ts";
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
  { encoding, evenSo, ...options }: ImportOptions & Pick<TableFile, "encoding" | "evenSo"> = {},
): Promise<ImportPlan> {
  const file = { ...(await readTableFile(path, encoding)), evenSo };
  return importTableFile(tool, name, file, options).catch((error) => {
    if (!(error instanceof MovedColumnError)) throw error;
    const message = `${error.message} If it is meant so, import with --even-so.`;
    throw new Error(message, { cause: error });
  });
}
