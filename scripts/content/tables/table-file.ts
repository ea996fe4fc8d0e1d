import { readFile, stat, writeFile } from "node:fs/promises";
import {
  formatTable,
  type Heads,
  parseTable,
  refuseLargeFile,
  type Table,
  type TableFile,
} from "./table-content.ts";

/**
 * Reads a list from a file, as `parseTable` does.
 * @param encoding of a CSV file, when it cannot be detected
 */
export async function readTable(path: string, encoding?: string, heads?: Heads): Promise<Table> {
  return parseTable(await readTableFile(path, encoding), heads);
}

/** Reads the file of a list. */
export async function readTableFile(path: string, encoding?: string): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  refuseLargeFile(path, found.size);
  return { name: path, bytes: await readFile(path), encoding };
}

/** Writes a list as CSV that Excel opens with correct letters, or as a workbook. */
export async function writeTable(path: string, rows: readonly string[][]): Promise<void> {
  await writeFile(path, (await formatTable(path, rows)).stream());
}
