import { LexoRank } from "lexorank";
import { readAssets } from "../assets.ts";
import type { ContentToolConfig, List } from "../config.ts";
import {
  type ContentDocument,
  contentOf,
  fingerprint,
  messageOf,
  setAt,
  valueAt,
} from "../document.ts";
import { type ImportOptions, importSource } from "../import.ts";
import { readLake } from "../lake.ts";
import { type Fingerprints, fingerprintsOf, isWithin } from "../merge.ts";
import type { ImportPlan } from "../plan.ts";
import { addPlace } from "../read-source.ts";
import type { Problem, Source } from "../source.ts";
import {
  type CellContext,
  type Column,
  cellText,
  cellValue,
  columnsOf,
  plainText,
} from "./columns.ts";
import { readTable, type Table, writeTable } from "./table-file.ts";

const ID_TITLE = "Id";
/** The column that remembers what the lake held when a list was exported. */
const EXPORTED_TITLE = "As exported (leave as it is)";

/**
 * Writes a list of published documents as CSV or XLSX.
 * @returns how many documents it holds
 */
export async function exportTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
): Promise<number> {
  const { list, columns } = await listNamed(tool, name);
  const { published } = await readLake(tool.client);
  const documents = [...published.values()].filter(({ _type }) => _type === list.type);
  const rows = documents.map((document) => {
    const texts = columns.map((column) => cellText(valueAt(document, column.path), column));
    return [document._id, ...texts, texts.map(shortPrint).join(" ")];
  });
  const head = [ID_TITLE, ...columns.map(({ title }) => title), EXPORTED_TITLE];
  await writeTable(path, [head, ...rows]);
  return documents.length;
}

/**
 * Imports a list; without `write` it only says what it would do. Fields without a column stay as
 * they are.
 * @throws Error, before anything is written, that names row, column and value
 */
export async function importTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  { encoding, ...options }: ImportOptions & { encoding?: string | undefined } = {},
): Promise<ImportPlan> {
  const table = await readTable(path, encoding);
  return importSource(tool, await sourceOfTable(tool, name, path, table), options);
}

async function listNamed({ lists = {}, ...tool }: ContentToolConfig, name: string) {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list === undefined) {
    throw new Error(`There is no list "${name}". There are: ${Object.keys(lists).join(", ")}.`);
  }
  // Loaded on demand: the Studio's rules take seconds to start.
  const { schema } = await (await import("../validate.ts")).contentWorkspace(tool);
  return { list, columns: columnsOf(schema, list.type, tool.line) };
}

const shortPrint = (text: string) => fingerprint(text).slice(0, 6);

async function sourceOfTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  { rows, numbers }: Table,
): Promise<Source> {
  const { list, columns } = await listNamed(tool, name);
  const [head = [], ...body] = rows;
  const places = placesIn(path, head, columns, list);
  const used = columns.filter((column) => places.columns.has(column));
  const { published } = await readLake(tool.client);
  const find = await finder(tool, list, published);
  const documents: ContentDocument[] = [];
  const rowOf = new Map<string, string>();
  const problems: Problem[] = [];
  const exported = new Map<string, Fingerprints>();
  const cells = new Map<string, (column: Column) => string>();

  for (const [index, row] of body.entries()) {
    const cellOf = (column: Column) => plainText(row[places.columns.get(column) ?? -1] ?? "");
    const key = columns.find((column) => column.path === list.key);
    const id = find.idOf(row[places.id] ?? "", key === undefined ? "" : cellOf(key));
    const stored = published.get(id);
    const document = stored ? contentOf(structuredClone(stored)) : { _id: id, _type: list.type };
    addPlace(rowOf, id, `${path}, row ${index + 2}`);
    cells.set(id, cellOf);
    const prints = (row[places.exported] ?? "").split(" ");
    const was = prints.length === columns.length ? prints : [];
    const isAsExported = (column: Column, text: string) =>
      shortPrint(text) === was[columns.indexOf(column)];
    if (stored && was.length > 0) {
      const textOf = (column: Column) => cellText(valueAt(document, column.path), column);
      const moved = columns.filter((column) => !isAsExported(column, textOf(column)));
      exported.set(id, withoutFields(fingerprintsOf(document), moved));
    }
    if (!stored) {
      for (const column of columns) setAt(document, column, find.initialValueOf(column));
    }
    for (const column of used) {
      const text = cellOf(column);
      // What only an editor has changed since is no change of the list's.
      if (stored ? isAsExported(column, text) : text === "") continue;
      const current = valueAt(document, column.path);
      const isNumber = list.numbers?.includes(column.path) ?? false;
      try {
        const context = { ...find, current, numbers, isNumber };
        setAt(document, column, cellValue(text, column, context));
      } catch (error) {
        const message = `${messageOf(error)}.`;
        problems.push({ level: "error", document: id, field: column.path, message });
      }
    }
    documents.push(document);
  }
  return {
    name: path,
    documents,
    places: rowOf,
    assets: [],
    exported,
    fields: new Map(documents.map(({ _id }) => [_id, used.map((column) => column.path)])),
    problems,
    cell(id, field) {
      const column =
        used.find((each) => field.startsWith(each.path)) ??
        columns.find((each) => each.path.startsWith(`${field}.`));
      return column && `column “${column.title}”, value “${cells.get(id)?.(column) ?? ""}”`;
    },
    isWhole: false,
  };
}

/** What is known of a document, but for what stands in some columns. */
function withoutFields(prints: Fingerprints, columns: readonly Column[]): Fingerprints {
  const kept = Object.entries(prints).filter(
    ([field]) => !columns.some(({ path }) => isWithin(path, field) || isWithin(field, path)),
  );
  return Object.fromEntries(kept);
}

function placesIn(path: string, head: readonly string[], columns: readonly Column[], list: List) {
  const plain = (title: string) => title.trim().toLowerCase();
  const titles = head.map(plain);
  const placeOf = (title: string) => titles.indexOf(plain(title));
  const own = [ID_TITLE, EXPORTED_TITLE, ...columns.map(({ title }) => title)].map(plain);
  const unknown = head.filter((title) => title.trim() !== "" && !own.includes(plain(title)));
  const doubled = titles.find((title, index) => title !== "" && titles.indexOf(title) !== index);
  if (unknown.length > 0) {
    const names = columns.map(({ title }) => title).join(", ");
    throw new Error(
      `${path}: there is no column “${unknown.join("”, “")}”. The columns are: ${ID_TITLE}, ${names}.`,
    );
  }
  if (doubled) throw new Error(`${path}: the column “${doubled}” is there twice.`);
  const key = columns.find((column) => column.path === list.key);
  if (placeOf(ID_TITLE) < 0 && (key === undefined || placeOf(key.title) < 0)) {
    throw new Error(
      `${path}: the column “${ID_TITLE}” or “${key?.title}” must be there: it says which document a row is.`,
    );
  }
  const found = columns.map((column) => [column, placeOf(column.title)] as const);
  return {
    id: placeOf(ID_TITLE),
    exported: placeOf(EXPORTED_TITLE),
    columns: new Map(found.filter(([, place]) => place >= 0)),
  };
}

/** Finds documents and pictures by what people call them. */
async function finder(
  { client, names = ["name", "title"] }: ContentToolConfig,
  list: List,
  published: ReadonlyMap<string, ContentDocument>,
) {
  const pictures = new Map<string, string>();
  for (const { _id, originalFilename } of await readAssets(client)) {
    if (!_id.startsWith("image-")) continue;
    for (const name of [_id, originalFilename ?? _id]) pictures.set(name.toLowerCase(), _id);
  }
  const byName = new Map<string, string[]>();
  let last = LexoRank.min();
  for (const document of published.values()) {
    const { _id, _type, orderRank } = document;
    for (const name of new Set([...names, list.key].map((field) => document[field]))) {
      if (typeof name !== "string") continue;
      const key = `${_type}:${name.toLowerCase()}`;
      byName.set(key, [...(byName.get(key) ?? []), _id]);
    }
    if (_type !== list.type || typeof orderRank !== "string") continue;
    const place = LexoRank.parse(orderRank);
    if (place.compareTo(last) > 0) last = place;
  }
  const named = (type: string, name: string) => byName.get(`${type}:${name.toLowerCase()}`) ?? [];

  return {
    findAsset(text: string): string {
      const id = pictures.get(text.toLowerCase());
      if (id !== undefined) return id;
      throw new Error(
        "is no picture of the content lake. Upload it in the Studio, then name its file",
      );
    },
    findDocument(text: string, types: readonly string[]): string {
      if (types.includes(published.get(text)?._type ?? "")) return text;
      const found = [...new Set(types.flatMap((type) => named(type, text)))];
      const [only, ...others] = found;
      if (only === undefined) {
        throw new Error(`is the name or id of no ${types.join(" or ")}. Write one that is there`);
      }
      if (others.length === 0) return only;
      throw new Error(`is the name of several: ${found.join(", ")}. Write one of these ids`);
    },
    /** What the Studio would give a new document: for `orderRank`, the place after the last. */
    initialValueOf({ path, initialValue }: Column): unknown {
      if (path !== "orderRank") return initialValue;
      last = last.genNext();
      return last.toString();
    },
    /** The id of a row's document: the one it names, else that of the same name, else a new one. */
    idOf(id: string, key: string): string {
      if (id.trim() !== "") return id.trim();
      return named(list.type, key)[0] ?? `${list.type}-${slugOf(key)}`;
    },
  } satisfies Omit<CellContext, "current" | "numbers" | "isNumber"> & Record<string, unknown>;
}

function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
}
