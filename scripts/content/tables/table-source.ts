import type { ContentToolConfig, List } from "../config.ts";
import {
  type ContentDocument,
  contentOf,
  documentsIn,
  isContent,
  isVersionIn,
  type StoredDocument,
  setAt,
  valueAt,
  wholeMessage,
} from "../document.ts";
import type { ImportOptions } from "../import.ts";
import { readLake } from "../lake.ts";
import type { Cell, Fingerprints, Problem, Source } from "../plan.ts";
import { touches } from "../plan.ts";
import { type Column, cellText, cellValue } from "./columns.ts";
import { finder, ORDER_PATH } from "./finder.ts";
import { createIdentities, ID_TITLE } from "./identities.ts";
import { type PlacedCell, refuseMovedColumn } from "./moved-column.ts";
import {
  alikeMessage,
  assertColumns,
  EXPORTED_TITLE,
  exportedCells,
  headsOf,
  headWith,
  placesIn,
  printsOf,
  type SheetRow,
  sheetRows,
  unmovedPrints,
} from "./sheet.ts";
import { parseTable, type TableFile } from "./table-content.ts";

/** A list with the columns that the content model gives it. */
export type ListWithColumns = { list: List; columns: readonly Column[] };

/** The rows of a list of published documents. The first one has the names of the columns. */
export function rowsOfDocuments(
  published: ReadonlyMap<string, StoredDocument>,
  { list, columns }: ListWithColumns,
): string[][] {
  const documents = [...published.values()].filter(({ _type }) => _type === list.type);
  const rows = documents.map((document) => {
    const texts = columns.map((column) => cellText(valueAt(document, column.path), column));
    return [document._id, ...texts, printsOf(texts)];
  });
  return [[ID_TITLE, ...columns.map(({ title }) => title), EXPORTED_TITLE], ...rows];
}

/** The content of a sheet with a document in each row. */
export async function sourceOfDocuments(
  tool: ContentToolConfig,
  { list, columns }: ListWithColumns,
  file: TableFile,
  { perspective = "published" }: ImportOptions,
): Promise<Source> {
  const path = file.name;
  const key = columns.find((column) => column.path === list.key)?.title ?? ID_TITLE;
  const titles = columns.map(({ title }) => title);
  const heads = headsOf([ID_TITLE, key], titles, [ID_TITLE]);
  const { head, body } = sheetRows(await parseTable(file, heads), heads.isHead);
  const isUsed = ({ title }: Column) => headWith([title])(head);
  const used = columns.filter(isUsed);
  const ticked = used.filter(({ title, isTicked }) =>
    body.some(({ cellOf }) => isTicked?.(cellOf(title))),
  );
  assertColumns(path, head, [ID_TITLE, ...titles], [ID_TITLE, key]);
  const lake = await readLake(
    tool.client,
    (each) => isContent(each) || isVersionIn(each, [perspective]),
  );
  const shown = documentsIn(perspective, lake);
  const find = await finder(tool, list, shown);
  const identityOf = createIdentities(list, key, perspective === "published" ? lake : shown);
  const documents: ContentDocument[] = [];
  const problems: Problem[] = [];
  const exported = new Map<string, Fingerprints>();
  const cells: PlacedCell[] = [];
  /** The rows by the ids of their documents; a row that is no document's has an id of its own. */
  const rowsById = new Map<string, SheetRow>();

  /** The new value of a column's field. */
  const textIn = ({ cellOf }: SheetRow, { path, title }: Pick<Column, "path" | "title">) =>
    list.texts?.[path]?.(cellOf(title)) ?? cellOf(title);
  const found = body.map((row) => ({
    row,
    ...identityOf(row.cellOf(ID_TITLE), textIn(row, { path: list.key, title: key })),
  }));
  const known = found.filter((each) => each.problem === undefined);
  const alike = Map.groupBy(known, ({ id }) => id);

  for (const { row, id, ...refused } of found) {
    const { cellOf } = row;
    const rows = (alike.get(id) ?? []).map((each) => each.row);
    const problem =
      refused.problem === undefined && rows.length > 1
        ? { field: cellOf(ID_TITLE) ? "_id" : list.key, message: alikeMessage(rows, `“${id}”`) }
        : refused.problem;
    const rowId = problem === undefined ? id : `row ${row.row}`;
    rowsById.set(rowId, row);
    if (problem !== undefined) {
      problems.push({ level: "error", document: rowId, ...problem });
      continue;
    }
    const stored = shown.get(id);
    const document = stored ? contentOf(structuredClone(stored)) : { _id: id, _type: list.type };
    const isAsExported = exportedCells(row, columns.length);
    /** Columns whose value in the lake has changed since the export. */
    const moved: string[] = [];
    for (const [place, column] of columns.entries()) {
      if (!stored) setAt(document, column, find.initialValueOf(column));
      const current = valueAt(document, column.path);
      if (!isAsExported?.(place, cellText(current, column))) moved.push(column.path);
      const text = cellOf(column.title);
      // Ranks of other rows are how a list is put into another order.
      if (used.includes(column) && column.path !== ORDER_PATH) {
        const before = isAsExported?.(place, text) ? text : cellText(stored && current, column);
        cells.push({ title: column.title, row: row.row, text, before });
      }
      if (!stored && text === "" && ticked.includes(column)) {
        const message = "is blank beside cells that are ticked. Write yes or no.";
        problems.push({ level: "error", document: id, field: column.path, message });
        continue;
      }
      // A value that only an editor has changed is not a change of the list.
      if (!used.includes(column) || (stored ? isAsExported?.(place, text) : text === "")) continue;
      try {
        setAt(
          document,
          column,
          cellValue(textIn(row, column), column, {
            ...find,
            current,
            isNumber: row.isNumber(column.title),
            isDay: row.isDay(column.title),
          }),
        );
      } catch (error) {
        const message = `${wholeMessage(error)}.`;
        problems.push({ level: "error", document: id, field: column.path, message });
      }
    }
    Object.assign(document, list.finish?.(stored, document));
    if (stored && isAsExported) exported.set(id, unmovedPrints(contentOf(stored), moved));
    documents.push(document);
  }
  if (!file.evenSo) refuseMovedColumn(path, cells);
  function cellAt(id: string, field: string): Cell | undefined {
    const row = rowsById.get(id);
    const column =
      columns.find(({ path }) => touches(field.replace(/\[.*/, ""), [path])) ??
      columns.find((each) => each.path.startsWith(`${field}.`));
    const title = field === "_id" ? ID_TITLE : column?.title;
    return row && { row: row.row, title, value: row.cellOf(title ?? "") };
  }
  return {
    name: path,
    documents,
    assets: [],
    exported,
    fields: used.map((column) => column.path),
    problems,
    cellAt,
    where: placesIn(path, cellAt),
  };
}
