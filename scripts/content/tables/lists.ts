import type { ContentToolConfig } from "../config.ts";
import { documentsIn, isContent } from "../document.ts";
import { type ImportOptions, importSource } from "../import.ts";
import { readLake } from "../lake.ts";
import type { ImportPlan } from "../report.ts";
import { columnsOf } from "./columns.ts";
import { type PartsWithColumns, rowsOfParts, sourceOfParts } from "./part-source.ts";
import type { TableFile } from "./table-content.ts";
import { type ListWithColumns, rowsOfDocuments, sourceOfDocuments } from "./table-source.ts";

/**
 * The rows of a list of what is published. The first one has the names of the columns.
 * @throws Error for a list that there is not
 */
export async function rowsOfList(tool: ContentToolConfig, name: string): Promise<string[][]> {
  const found = await listNamed(tool, name);
  const published = documentsIn("published", await readLake(tool.client, isContent));
  return isOfParts(found) ? rowsOfParts(tool, published, found) : rowsOfDocuments(published, found);
}

/**
 * Imports a list; without `write` it only reports. Fields without a column stay unchanged.
 * @throws Error, before anything is written, that names row, column and value
 */
export async function importTableFile(
  tool: ContentToolConfig,
  name: string,
  file: TableFile,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  const found = await listNamed(tool, name);
  if (!isOfParts(found)) {
    return importSource(tool, await sourceOfDocuments(tool, found, file, options), options);
  }
  // The rows are chosen already, and documents are not.
  const { only, ...others } = options;
  return importSource(tool, await sourceOfParts(tool, found, file, options), others);
}

const isOfParts = (found: ListWithColumns | PartsWithColumns): found is PartsWithColumns =>
  "columns" in found.list;

async function listNamed(
  { lists = {}, ...tool }: ContentToolConfig,
  name: string,
): Promise<ListWithColumns | PartsWithColumns> {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list === undefined) {
    throw new Error(`There is no list "${name}". There are: ${Object.keys(lists).join(", ")}.`);
  }
  // Imported on demand, because the Studio's rules take seconds to load.
  const { schema } = await (await import("../validate.ts")).contentWorkspace(tool);
  const columns = columnsOf(schema, list, tool);
  const titleOf = (type: string) => schema.get(type)?.title;
  return "columns" in list ? { list, columns, titleOf } : { list, columns };
}
