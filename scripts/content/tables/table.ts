import { LexoRank } from "lexorank";
import { readAssets } from "../assets.ts";
import type { ContentToolConfig, List } from "../config.ts";
import {
  type ContentDocument,
  contentOf,
  fingerprint,
  isContent,
  isDraft,
  setAt,
  valueAt,
  wholeMessage,
} from "../document.ts";
import { type ImportOptions, importSource } from "../import.ts";
import { readLake } from "../lake.ts";
import { type Fingerprints, fingerprintsOf, type Problem, type Source, touches } from "../plan.ts";
import { addPlace } from "../read-source.ts";
import type { ImportPlan } from "../report.ts";
import { type Column, cellText, cellValue, columnsOf, PICTURE, plainText } from "./columns.ts";
import { createIdentities, ID_TITLE } from "./identities.ts";
import { headRowOf, type IsHead, readTable, type Table, writeTable } from "./table-file.ts";

/** The column with the lake's content at the export. */
const EXPORTED_TITLE = "As exported (leave as it is)";

/**
 * Writes a list of published documents as CSV or XLSX.
 * @returns the number of documents
 */
export async function exportTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
): Promise<number> {
  const { list, columns } = await listNamed(tool, name);
  const published = await readLake(tool.client, isPublished);
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
 * Imports a list; without `write` it only reports. Fields without a column stay unchanged.
 * @throws Error, before anything is written, that names row, column and value
 */
export async function importTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  { encoding, ...options }: ImportOptions & { encoding?: string | undefined } = {},
): Promise<ImportPlan> {
  const { list, columns } = await listNamed(tool, name);
  const titles = [ID_TITLE, columns.find((column) => column.path === list.key)?.title ?? ID_TITLE];
  const isHead: IsHead = (row) =>
    row.map(plainTitle).some((title) => titles.map(plainTitle).includes(title));
  const table = await readTable(path, encoding, isHead);
  return importSource(tool, await sourceOfTable(tool, name, path, { ...table, isHead }), options);
}

async function listNamed({ lists = {}, ...tool }: ContentToolConfig, name: string) {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list === undefined) {
    throw new Error(`There is no list "${name}". There are: ${Object.keys(lists).join(", ")}.`);
  }
  // Imported on demand, because the Studio's rules take seconds to load.
  const { schema } = await (await import("../validate.ts")).contentWorkspace(tool);
  return { list, columns: columnsOf(schema, list, tool.line) };
}

const shortPrint = (text: string) => fingerprint(text).slice(0, 6);

const isPublished = (document: ContentDocument) => isContent(document) && !isDraft(document._id);

const plainTitle = (title: string) => title.trim().toLowerCase();

async function sourceOfTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  { rows, numbers, isHead }: Table & { isHead: IsHead },
): Promise<Source> {
  const { list, columns } = await listNamed(tool, name);
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== "");
  const headRow = headRowOf(rows, isHead);
  const head = rows[headRow] ?? [];
  const titles = head.map(plainTitle);
  const used = columns.filter(({ title }) => titles.includes(plainTitle(title)));
  const key = columns.find((column) => column.path === list.key)?.title ?? ID_TITLE;
  assertColumns(path, head, columns, key);
  const lake = await readLake(tool.client, isContent);
  const published = new Map([...lake].filter(([id]) => !isDraft(id)));
  const find = await finder(tool, list, published);
  const identityOf = createIdentities(list, key, lake);
  const documents: ContentDocument[] = [];
  const places = new Map<string, string>();
  const problems: Problem[] = [];
  const exported = new Map<string, Fingerprints>();
  const cells = new Map<string, (title: string) => string>();

  for (const [index, row] of rows.entries()) {
    if (index <= headRow || !isFilled(row)) continue;
    const texts = new Map(titles.map((title, place) => [title, plainText(row[place] ?? "")]));
    const cellOf = (title: string) => texts.get(plainTitle(title)) ?? "";
    /** The new value of a column's field. */
    const textOf = ({ path, title }: Pick<Column, "path" | "title">) =>
      list.texts?.[path]?.(cellOf(title)) ?? cellOf(title);
    const { id, problem } = identityOf(cellOf(ID_TITLE), textOf({ path: list.key, title: key }));
    addPlace(places, id, `${path}, row ${index + 1}`);
    cells.set(id, cellOf);
    if (problem !== undefined) {
      problems.push({ level: "error", document: id, ...problem });
      continue;
    }
    const stored = published.get(id);
    const document = stored ? contentOf(structuredClone(stored)) : { _id: id, _type: list.type };
    const prints = cellOf(EXPORTED_TITLE).split(" ");
    const knowsExport = prints.length === columns.length;
    /** Columns whose value in the lake has changed since the export. */
    const moved: string[] = [];
    for (const [place, column] of columns.entries()) {
      if (!stored) setAt(document, column, find.initialValueOf(column));
      const current = valueAt(document, column.path);
      const isAsExported = (text: string) => knowsExport && shortPrint(text) === prints[place];
      if (!isAsExported(cellText(current, column))) moved.push(column.path);
      const text = cellOf(column.title);
      // A value that only an editor has changed is not a change of the list.
      if (!used.includes(column) || (stored ? isAsExported(text) : text === "")) continue;
      try {
        setAt(document, column, cellValue(textOf(column), column, { ...find, current, numbers }));
      } catch (error) {
        const message = `${wholeMessage(error)}.`;
        problems.push({ level: "error", document: id, field: column.path, message });
      }
    }
    if (stored && knowsExport) {
      const known = Object.entries(fingerprintsOf(contentOf(stored)));
      exported.set(id, Object.fromEntries(known.filter(([field]) => !touches(field, moved))));
    }
    documents.push(document);
  }
  return {
    name: path,
    documents,
    assets: [],
    exported,
    fields: used.map((column) => column.path),
    problems,
    where(id, field) {
      const column =
        used.find((each) => field.startsWith(each.path)) ??
        columns.find((each) => each.path.startsWith(`${field}.`));
      const title = column?.title ?? "";
      const cell = column && `column “${title}”, value “${cells.get(id)?.(title)}”`;
      return `${places.get(id)}: ${cell ?? `${id}: ${field}`}`;
    },
  };
}

function assertColumns(
  path: string,
  head: readonly string[],
  columns: readonly Column[],
  key: string,
): void {
  const titles = head.map(plainTitle);
  const names = [ID_TITLE, ...columns.map(({ title }) => title)];
  const known = new Set(["", EXPORTED_TITLE, ...names].map(plainTitle));
  const unknown = head.filter((title) => !known.has(plainTitle(title)));
  if (unknown.length > 0) {
    throw new Error(
      `${path}: there is no column “${unknown.join("”, “")}”. The columns are: ${names.join(", ")}.`,
    );
  }
  const doubled = titles.find((title, index) => title !== "" && titles.indexOf(title) !== index);
  if (doubled) throw new Error(`${path}: the column “${doubled}” appears twice.`);
  if ([ID_TITLE, key].some((title) => titles.includes(plainTitle(title)))) return;
  throw new Error(
    `${path}: the column “${ID_TITLE}” or “${key}” must be there: it says which document a row is.`,
  );
}

/** Finds documents and images by their names for people. */
async function finder(
  { client, names = ["name", "title"] }: ContentToolConfig,
  list: List,
  published: ReadonlyMap<string, ContentDocument>,
) {
  const all = [...published.values(), ...(await readAssets(client))];
  const typeOf = new Map(all.map(({ _id, _type }) => [_id, _type]));
  const named = (type: string, name: string) => byName.get(`${type}:${name.toLowerCase()}`) ?? [];
  const byName = new Map<string, string[]>();
  for (const document of all) {
    const fields = [...names, list.key, "originalFilename"].map((field) => document[field]);
    for (const name of new Set(fields)) {
      if (typeof name !== "string") continue;
      const ids = [...named(document._type, name), document._id];
      byName.set(`${document._type}:${name.toLowerCase()}`, ids);
    }
  }
  const ranks = all.flatMap(({ _type, orderRank }) =>
    _type === list.type && typeof orderRank === "string" ? [orderRank] : [],
  );
  const top = ranks.sort().at(-1);
  let last = top === undefined ? LexoRank.min() : LexoRank.parse(top);

  return {
    findDocument(text: string, types: readonly string[]): string {
      if (types.includes(typeOf.get(text) ?? "")) return text;
      const found = [...new Set(types.flatMap((type) => named(type, text)))];
      const [only, ...others] = found;
      if (only !== undefined && others.length === 0) return only;
      const kinds = types.join(" or ").replace(PICTURE, "picture");
      throw new Error(
        only === undefined
          ? `is the name or id of no ${kinds}. Write one that is there, or add it in the Studio first`
          : `is the name of several: ${found.join(", ")}. Write one of these ids`,
      );
    },
    /** The Studio's initial value; for `orderRank` it is the rank after the last one. */
    initialValueOf({ path, initialValue }: Column): unknown {
      if (path !== "orderRank") return initialValue;
      last = last.genNext();
      return last.toString();
    },
  };
}
