import type { ContentToolConfig, PartList } from "../config.ts";
import {
  type ContentDocument,
  contentOf,
  documentsIn,
  fingerprint,
  isContent,
  isRecord,
  isVersionIn,
  type StoredDocument,
  setAt,
  valueAt,
  wholeMessage,
} from "../document.ts";
import type { ImportOptions } from "../import.ts";
import { readLake } from "../lake.ts";
import {
  type Cell,
  type Fingerprints,
  fingerprintsOf,
  type Problem,
  planStep,
  readTakes,
  type Source,
  type Step,
  touches,
} from "../plan.ts";
import { type Column, cellText, cellValue } from "./columns.ts";
import { finder } from "./finder.ts";
import { ID_TITLE } from "./identities.ts";
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

/** Where a part is in its document: `hero.image`, or `facts[<key>]` for a member of a list. */
const PLACE_TITLE = "Place";
/** The name of the document, for people. A row without an id is found by it. */
const ABOUT_TITLE = "About";
/** The name of the picture, for people. */
const SHOWS_TITLE = "Shows";

/** A list of parts with the columns that the content model gives them. */
export type PartsWithColumns = {
  list: PartList;
  columns: readonly Column[];
  /** The title of a type, which names the only document of its type. */
  titleOf: (type: string) => string | undefined;
};

type Part = { place: string; value: Record<string, unknown> };

/** The rows of the parts of published documents. The first one has the names of the columns. */
export async function rowsOfParts(
  tool: ContentToolConfig,
  published: ReadonlyMap<string, StoredDocument>,
  { list, columns, titleOf }: PartsWithColumns,
): Promise<string[][]> {
  const { nameOf } = await finder(tool, {}, published, titleOf);
  const rows = [...published.values()].flatMap((document) =>
    partsOf(document, list).map(({ place, value }) => {
      const texts = columns.map((column) => cellText(valueIn(value, column), column));
      const shows = isRecord(value.asset) ? nameOf(String(value.asset._ref)) : "";
      return [document._id, place, nameOf(document._id), shows, ...texts, printsOf(texts)];
    }),
  );
  const titles = columns.map(({ title }) => title);
  return [[ID_TITLE, PLACE_TITLE, ABOUT_TITLE, SHOWS_TITLE, ...titles, EXPORTED_TITLE], ...rows];
}

/** A sheet that has been read, and the documents that it is about. */
type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** The part of a document that a row is about. */
type Found = {
  /** Id of the part: that of its document, and its place. */
  id: string;
  row: SheetRow;
  document: StoredDocument;
  place: string;
  /** Undefined for a part that is to be added. */
  part: Part | undefined;
};

/** The rows that have been read, by the id of their part, or by their number where it has none. */
type Rows = Map<string, SheetRow & { document: string; place: string }>;

/** The content of a sheet with a part of a document in each row. */
export async function sourceOfParts(
  tool: ContentToolConfig,
  parts: PartsWithColumns,
  file: TableFile,
  options: ImportOptions,
): Promise<Source> {
  const sheet = await readSheet(tool, parts, file, options);
  const take = readTakes(options.take ?? []);
  const rows: Rows = new Map();
  const problems: Problem[] = [];
  const steps: Step[] = [];
  const changed = new Map<string, ContentDocument>();
  const allParts = foundParts(sheet, rows, problems);
  if (!file.evenSo)
    refuseMovedColumn(
      file.name,
      allParts.flatMap((each) => placedCells(sheet, each)),
    );
  for (const found of allParts) {
    const states = statesOf(sheet, found, problems);
    if (states === undefined) continue;
    const step = planStep({ id: found.id, ...states, take });
    steps.push(step);
    putStep(changed, found, step);
  }

  const { shown, find } = sheet;
  const documents = [...changed.values()];
  const cellAt = (id: string, field: string) => cellIn(rows, parts.columns, id, field);
  return {
    name: file.name,
    documents,
    assets: [],
    // The last agreement is about documents.
    fields: [],
    // Each part was compared by itself.
    exported: new Map(
      documents.flatMap(({ _id }): [string, Fingerprints][] => {
        const stored = shown.get(_id);
        return stored ? [[_id, fingerprintsOf(contentOf(stored))]] : [];
      }),
    ),
    parts: {
      steps,
      rows: new Map(
        [...rows].map(([id, { row, document, place, cellOf }]) => {
          const label = document && [find.nameOf(document), place].filter(Boolean).join(", ");
          return [id, { row, document, label: label || cellOf(ABOUT_TITLE) }];
        }),
      ),
    },
    problems,
    cellAt,
    where: placesIn(file.name, cellAt),
  };
}

/** Reads a sheet, and what the content lake holds of its documents. */
async function readSheet(
  tool: ContentToolConfig,
  { list, columns, titleOf }: PartsWithColumns,
  file: TableFile,
  { perspective = "published", only }: ImportOptions,
) {
  const keys = [ID_TITLE, ABOUT_TITLE];
  const titles = columns.map(({ title }) => title);
  const others = [...keys, PLACE_TITLE, SHOWS_TITLE];
  const heads = headsOf(keys, titles, others);
  const { head, body } = sheetRows(await parseTable(file, heads), heads.isHead);
  assertColumns(file.name, head, [...others, ...titles], keys);
  const lake = await readLake(
    tool.client,
    (each) => isContent(each) || isVersionIn(each, [perspective]),
  );
  const shown = documentsIn(perspective, lake);
  const find = await finder(tool, {}, shown, titleOf);
  return {
    ...{ list, columns, only, body, shown, find },
    /** The types of documents that may have such parts. */
    types: list.list ? [list.type] : [...new Set([...shown.values()].map(({ _type }) => _type))],
    /** The columns that the sheet has. */
    used: columns.filter(({ title }) => headWith([title])(head)),
    /** What a cell is read with, whose value in the content lake is `current`. */
    reading: (current: unknown, { isNumber, isDay }: SheetRow, { title }: Column) => ({
      ...find,
      current,
      isNumber: isNumber(title),
      isDay: isDay(title),
    }),
  };
}

/** Notes what is wrong with a part, or with a row that is about none. */
function refuse(problems: Problem[], document: string, field: string, error: unknown): undefined {
  problems.push({ level: "error", document, field, message: `${wholeMessage(error)}.` });
}

/** The parts of all rows, and notes the rows. Of several rows about the same part none is taken. */
function foundParts(sheet: Sheet, rows: Rows, problems: Problem[]): Found[] {
  const found = sheet.body.flatMap((row) => findPart(sheet, row, rows, problems) ?? []);
  const alike = Map.groupBy(found, ({ id }) => id);
  return found.filter(({ id, row, document, place }) => {
    const twins = (alike.get(id) ?? []).map((each) => each.row);
    const isAlone = twins.length === 1;
    const rowId = isAlone ? id : `row ${row.row}`;
    rows.set(rowId, { ...row, document: document._id, place });
    if (!isAlone) {
      const message = alikeMessage(twins, `“${place}” of “${document._id}”`);
      problems.push({ level: "error", document: rowId, field: "_id", message });
    }
    return isAlone;
  });
}

/** Finds the part of a row. @returns undefined for a row that is not taken, which is noted */
function findPart(sheet: Sheet, row: SheetRow, rows: Rows, problems: Problem[]): Found | undefined {
  const { list, columns, only } = sheet;
  const { cellOf } = row;
  const rowId = `row ${row.row}`;
  const keyColumn = columns.find((column) => column.path === list.key);
  let document: StoredDocument | undefined;
  let key: unknown;
  try {
    document = documentOf(sheet, row);
    key =
      keyColumn &&
      cellValue(cellOf(keyColumn.title), keyColumn, sheet.reading(undefined, row, keyColumn));
  } catch (error) {
    rows.set(rowId, { ...row, document: document?._id ?? "", place: "" });
    const field = document === undefined ? "_id" : (keyColumn?.path ?? "_id");
    if (only === undefined || only.has(rowId)) refuse(problems, rowId, field, error);
    return undefined;
  }
  if (document === undefined) return undefined;
  const parts = partsOf(document, list);
  // A place may be missing or wrong, and the key still says which part the row is about.
  const part =
    parts.find(({ place }) => place === cellOf(PLACE_TITLE)) ??
    parts.find(({ value }) => list.key !== undefined && value[list.key] === key);
  const place = part?.place ?? newPlace(list, key);
  const id = place === undefined ? rowId : `${document._id}#${place}`;
  if (only !== undefined && !only.has(id)) return undefined;
  if (place === undefined) {
    rows.set(id, { ...row, document: document._id, place: "" });
    const known = parts.map((each) => each.place).join(", ") || "nothing";
    const message = `There is nothing of this sheet there. There is: ${known}`;
    return refuse(problems, id, PLACE_TITLE, new Error(message));
  }
  return { id, row, document, place, part };
}

/** The document that a row names. @throws Error when it names none, or one that is not known */
function documentOf({ types, shown, find }: Sheet, { cellOf }: SheetRow) {
  const named = cellOf(ID_TITLE) || cellOf(ABOUT_TITLE);
  if (named === "") throw new Error(`Fill in “${ID_TITLE}” or “${ABOUT_TITLE}”`);
  return shown.get(find.findDocument(named, types));
}

/** The cells of a row beside what the content lake has in their places. */
function placedCells({ columns, used }: Sheet, { row, part }: Found): PlacedCell[] {
  const isAsExported = exportedCells(row, columns.length);
  return used.map((column) => {
    const text = row.cellOf(column.title);
    const current = part && cellText(valueIn(part.value, column), column);
    const before = isAsExported?.(columns.indexOf(column), text) ? text : (current ?? "");
    return { title: column.title, row: row.row, text, before };
  });
}

/**
 * The states of a part that are compared: in the content lake, in the sheet, and where both last
 * agreed. @returns undefined when a cell cannot be read
 */
function statesOf(sheet: Sheet, { id, row, document, place, part }: Found, problems: Problem[]) {
  const { list, columns, used } = sheet;
  const before = part && asDocument(id, part.value);
  const after = before ? structuredClone(before) : asDocument(id, { _key: keyIn(place) });
  const isAsExported = exportedCells(row, columns.length);
  const moved: string[] = [];
  const refusedBefore = problems.length;
  for (const [index, column] of columns.entries()) {
    const current = before && valueAt(before, column.path);
    if (!isAsExported?.(index, cellText(current, column))) moved.push(column.path);
    const text = row.cellOf(column.title);
    if (!used.includes(column) || (before ? isAsExported?.(index, text) : text === "")) continue;
    try {
      setAt(after, column, cellValue(text, column, sheet.reading(current, row, column)));
    } catch (error) {
      refuse(problems, id, column.path, error);
    }
  }
  if (problems.length > refusedBefore) return undefined;
  return {
    mine: before ? { ...before, _rev: document._rev } : null,
    theirs: { ...after, ...list.finish?.(before, after) },
    // Without an export nobody knows who wrote a value. An empty one is nobody's.
    base: before && agreed(before, isAsExported ? moved : columns.map(({ path }) => path)),
  };
}

/** Puts what a step changes into a copy of its document. */
function putStep(changed: Map<string, ContentDocument>, found: Found, step: Step): void {
  if (!/^(?:created|updated)$/.test(step.outcome) || step.after === null) return;
  const { document, place, part } = found;
  const target = changed.get(document._id) ?? contentOf(structuredClone(document));
  changed.set(document._id, target);
  const { _id, _type, ...fields } = step.after;
  putAt(target, place, { ...(part?.value._type === undefined ? {} : { _type }), ...fields });
}

/** The cell of a field of a part, or of the document that has it. */
function cellIn(
  rows: Rows,
  columns: readonly Column[],
  id: string,
  field: string,
): Cell | undefined {
  const exact = rows.get(id);
  const plain = field.replaceAll(/_key=="([^"]*)"/g, "$1");
  const found =
    exact ??
    [...rows.values()].find(({ document, place }) => document === id && touches(plain, [place]));
  if (found === undefined) return undefined;
  const inner = exact ? field : plain.slice(found.place.length + 1);
  const column = columns.find((each) => touches(inner, [each.path]) && inner !== "");
  const title = field === "_id" ? ID_TITLE : field === PLACE_TITLE ? field : column?.title;
  return { row: found.row, title, value: found.cellOf(title ?? "") };
}

const agreed = (before: ContentDocument, moved: readonly string[]): Fingerprints =>
  unmovedPrints(contentOf(before), moved);

const asDocument = (_id: string, value: Record<string, unknown>): ContentDocument => ({
  ...value,
  _id,
  _type: typeof value._type === "string" ? value._type : "part",
});

const valueIn = (value: Record<string, unknown>, { path }: Column) =>
  valueAt(asDocument("", value), path);

/** The parts of a document that a list has. */
export function partsOf(document: ContentDocument, { type, list }: PartList): Part[] {
  if (list === undefined) return [...objectsOf(type, document, "")];
  const members = document._type === type ? document[list] : [];
  return (Array.isArray(members) ? members : []).flatMap((value): Part[] =>
    isRecord(value) ? [{ place: `${list}[${value._key}]`, value }] : [],
  );
}

function* objectsOf(type: string, value: unknown, place: string): Generator<Part> {
  if (Array.isArray(value)) {
    for (const each of value) {
      if (isRecord(each)) yield* objectsOf(type, each, `${place}[${each._key}]`);
    }
  }
  if (!isRecord(value)) return;
  if (value._type === type) yield { place, value };
  for (const [name, inner] of Object.entries(value)) {
    yield* objectsOf(type, inner, place === "" ? name : `${place}.${name}`);
  }
}

/** The place of a part that is to be added; undefined where none can be. */
function newPlace({ list, key }: PartList, value: unknown): string | undefined {
  if (list === undefined || key === undefined || typeof value !== "string") return undefined;
  return `${list}[${/^\w+$/.test(value) ? value : fingerprint(value)}]`;
}

const keyIn = (place: string) => /\[([^\]]*)\]$/.exec(place)?.[1];

/** Puts a part into a document: in place of the one that is there, or at the end of its list. */
function putAt(document: Record<string, unknown>, place: string, part: object): void {
  const steps = [...place.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)];
  let at: unknown = document;
  for (const [index, [text, key]] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (Array.isArray(at)) {
      const found = at.findIndex((each) => isRecord(each) && each._key === key);
      if (isLast) at.splice(found === -1 ? at.length : found, 1, part);
      at = at[found];
    } else if (isRecord(at)) {
      if (isLast) at[text] = part;
      else at[text] ??= [];
      at = at[text];
    }
  }
}
