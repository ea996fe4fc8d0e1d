import type { List } from "../config.ts";
import { type ContentDocument, contentOf, setAt, valueAt } from "../document.ts";
import { fingerprint } from "../folder/layout.ts";
import type { MergeBase } from "../merge.ts";
import { DocumentCollection, type Problem, type Source } from "../source.ts";
import { type CellContext, cellText, cellValue } from "./cells.ts";
import type { Column } from "./columns.ts";
import type { Table } from "./table-file.ts";

const ID_TITLE = "Id";
/** The column that remembers what the lake held when a list was exported. */
const EXPORTED_TITLE = "As exported (leave as it is)";

/** What the lake holds that rows refer to. */
export type Surroundings = {
  documents: ReadonlyMap<string, ContentDocument>;
  /** Ids of pictures by the names of their files and by themselves. */
  assets: ReadonlyMap<string, string>;
};

/** The rows of a list as it is exported, heads first. */
export function rowsOf(documents: readonly ContentDocument[], columns: readonly Column[]) {
  const head = [ID_TITLE, ...columns.map(({ title }) => title), EXPORTED_TITLE];
  const body = documents.map((document) => {
    const texts = columns.map((column) => cellText(valueAt(document, column.path), column));
    return [document._id, ...texts, texts.map(shortPrint).join(" ")];
  });
  return [head, ...body];
}

const shortPrint = (text: string) => fingerprint(text).slice(0, 6);

/**
 * The documents that a list makes of what the lake holds. Fields without a column stay as they are.
 * @throws Error when the columns are not those of the list
 */
export function sourceOfTable(
  path: string,
  { rows, numbers }: Table,
  {
    list,
    columns,
    surroundings,
    names,
  }: {
    list: List;
    columns: readonly Column[];
    surroundings: Surroundings;
    /** Fields by which people know a document. */
    names: readonly string[];
  },
): Source {
  const [head = [], ...body] = rows;
  const places = columnsByPlace(path, head, columns, list);
  const collection = new DocumentCollection();
  const problems: Problem[] = [];
  const exported = new Map<string, MergeBase>();
  const fields = new Map<string, string[]>();
  const cells = new Map<string, (field: string) => string | undefined>();
  const finder = new Finder(surroundings, list, names);

  for (const [index, row] of body.entries()) {
    const cellOf = (column: Column) => row[places.columns.get(column) ?? -1] ?? "";
    const used = columns.filter((column) => places.columns.has(column));
    const place = `${path}, row ${index + 2}`;
    const key = columns.find((column) => column.path === list.key);
    const id = finder.idOf(row[places.id] ?? "", key === undefined ? "" : cellOf(key));
    const stored = surroundings.documents.get(id);
    const document: ContentDocument = stored
      ? structuredClone(contentOf(stored))
      : { _id: id, _type: list.type };
    if (!stored) for (const column of columns) setInitial(document, column, finder);
    cells.set(id, (field) => {
      const column =
        used.find((each) => field === each.path || field.startsWith(each.path)) ??
        columns.find((each) => each.path.startsWith(`${field}.`));
      return column && `column “${column.title}”, value “${cellOf(column)}”`;
    });
    for (const column of used) {
      const context: CellContext = {
        ...finder.context,
        current: valueAt(document, column.path),
        numbers,
        isNumber: list.numbers?.includes(column.path) ?? false,
      };
      try {
        if (!stored && cellOf(column).trim() === "") continue;
        setAt(document, column, cellValue(cellOf(column), column, context));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        problems.push({ level: "error", document: id, field: column.path, message: `${message}.` });
      }
    }
    collection.add(document, place);
    fields.set(
      id,
      used.map((column) => column.path),
    );
    const prints = (row[places.exported] ?? "").split(" ");
    if (prints.length === columns.length) exported.set(id, baseOfPrints(prints, columns));
  }
  return {
    name: path,
    documents: collection.documents,
    places: collection.places,
    assets: [],
    exported,
    fields,
    problems,
    cell: (id, field) => cells.get(id)?.(field),
    isWhole: false,
  };
}

/** What the cells' fingerprints say of the state that was exported. */
function baseOfPrints(prints: readonly string[], columns: readonly Column[]): MergeBase {
  return {
    has: (path, value) =>
      columns.every((column, index) => {
        if (column.path !== path && !column.path.startsWith(`${path}.`)) return true;
        const inner = column.path.slice(path.length + 1);
        const part =
          inner === "" ? value : valueAt({ _id: "", _type: "", value }, `value.${inner}`);
        return shortPrint(cellText(part, column)) === prints[index];
      }),
  };
}

function columnsByPlace(
  path: string,
  head: readonly string[],
  columns: readonly Column[],
  list: List,
) {
  const plain = (title: string) => title.trim().toLowerCase();
  const titles = head.map(plain);
  const known = new Map(columns.map((column) => [plain(column.title), column]));
  const unknown = head.filter(
    (title) =>
      title.trim() !== "" &&
      !known.has(plain(title)) &&
      ![ID_TITLE, EXPORTED_TITLE].some((own) => plain(own) === plain(title)),
  );
  const doubled = titles.filter((title, index) => title !== "" && titles.indexOf(title) !== index);
  const key = columns.find((column) => column.path === list.key);
  const places = {
    id: titles.indexOf(plain(ID_TITLE)),
    exported: titles.indexOf(plain(EXPORTED_TITLE)),
    columns: new Map(
      titles.flatMap((title, index) => {
        const column = known.get(title);
        return column === undefined ? [] : [[column, index] as const];
      }),
    ),
  };
  const names = columns.map(({ title }) => title).join(", ");
  if (unknown.length > 0) {
    throw new Error(
      `${path}: there is no column “${unknown.join("”, “")}”. The columns are: ${ID_TITLE}, ${names}.`,
    );
  }
  if (doubled.length > 0) throw new Error(`${path}: the column “${doubled[0]}” is there twice.`);
  if (places.id < 0 && (key === undefined || !places.columns.has(key))) {
    throw new Error(
      `${path}: the column “${ID_TITLE}” or “${key?.title}” must be there: it says which document a row is.`,
    );
  }
  return places;
}

/** Finds documents and pictures by what people call them. */
class Finder {
  readonly #list: List;
  readonly #byName = new Map<string, string[]>();
  readonly #surroundings: Surroundings;
  #lastOrder = 0;

  constructor(surroundings: Surroundings, list: List, names: readonly string[]) {
    this.#list = list;
    this.#surroundings = surroundings;
    for (const document of surroundings.documents.values()) {
      for (const field of names) {
        const name = document[field];
        if (typeof name !== "string") continue;
        const key = `${document._type}:${name.toLowerCase()}`;
        this.#byName.set(key, [...(this.#byName.get(key) ?? []), document._id]);
      }
      if (document._type === list.type && typeof document.order === "number") {
        this.#lastOrder = Math.max(this.#lastOrder, document.order);
      }
    }
  }

  readonly context = {
    findDocument: (text: string, types: readonly string[]) => this.#find(text, types),
    findAsset: (text: string) => {
      const id = this.#surroundings.assets.get(text.toLowerCase());
      if (id !== undefined) return id;
      throw new Error(
        "is no picture of the content lake. Upload it in the Studio, then name its file",
      );
    },
  };

  /** The place after the last, as the Studio gives it to a new document. */
  nextOrder(): number {
    this.#lastOrder += 1;
    return this.#lastOrder;
  }

  /** The id of a row's document: the one it names, else that of the same name, else a new one. */
  idOf(id: string, key: string): string {
    if (id.trim() !== "") return id.trim();
    const { type } = this.#list;
    const [known] = this.#byName.get(`${type}:${key.trim().toLowerCase()}`) ?? [];
    return known ?? `${type}-${slugOf(key)}`;
  }

  #find(text: string, types: readonly string[]): string {
    const document = this.#surroundings.documents.get(text);
    if (document !== undefined && types.includes(document._type)) return text;
    const found = types.flatMap((type) => this.#byName.get(`${type}:${text.toLowerCase()}`) ?? []);
    const [only, ...others] = [...new Set(found)];
    if (only !== undefined && others.length === 0) return only;
    throw new Error(
      only === undefined
        ? `is the name or id of no ${types.join(" or ")}. Write one that is in the Studio`
        : `is the name of several: ${[only, ...others].join(", ")}. Write one of these ids`,
    );
  }
}

function setInitial(document: ContentDocument, column: Column, finder: Finder): void {
  if (column.path === "order") setAt(document, column, finder.nextOrder());
  else if (column.initialValue !== undefined) setAt(document, column, column.initialValue);
}

/** A name as it stands in an id: plain letters, digits and hyphens. */
function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
}
