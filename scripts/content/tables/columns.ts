import type { Schema, SchemaType } from "sanity";
import type { LineFormat } from "../config.ts";
import { isRecord } from "../document.ts";

/** How a cell's text stands for a value. */
export type CellKind =
  | "text"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "choices"
  | "slug"
  | "reference"
  | "references"
  | "line"
  | "lines"
  | "texts"
  | "asset";

/** A column of a list: one field of the documents, named as the Studio names it. */
export type Column = {
  title: string;
  /** Names of fields, joined by dots. */
  path: string;
  kind: CellKind;
  /** What an editor chooses from, of one choice or several. */
  choices: readonly { title: string; value: string }[];
  /** Types that a reference may point to. */
  to: readonly string[];
  /** The type of the objects in a list, or of the object that holds the field. */
  objectType?: string;
  line: LineFormat | undefined;
  /** What the Studio fills in for a new document. */
  initialValue?: unknown;
};

/**
 * The columns of a document type, made from the content model: all fields that fit in a cell.
 * Running text, and lists of objects with more than one text, do not.
 */
export function columnsOf(schema: Schema, typeName: string, line?: LineFormat): Column[] {
  const document = schema.get(typeName);
  if (document === undefined || document.jsonType !== "object") {
    throw new Error(`The content model has no document type "${typeName}".`);
  }
  return fieldsOf(document).flatMap(({ name, type }) => columns(name, type, ""));

  function columns(path: string, type: SchemaType, prefix: string): Column[] {
    const title = `${prefix}${type.title ?? path}`;
    const { kind, ...more } = cellOf(type, line);
    const inner = fieldsOf(type).flatMap((field) =>
      columns(`${path}.${field.name}`, field.type, `${title}: `),
    );
    if (kind === "asset") {
      const own = { title, path: `${path}.asset`, kind, choices: [], to: [], line };
      const said = inner.filter((each) => /\.(?:alt|decorative)$/.test(each.path));
      return [own, ...said].map((each) => ({ ...each, objectType: type.name }));
    }
    if (kind === undefined) return prefix === "" ? inner : [];
    const initialValue = /^(?:string|number|boolean)$/.test(typeof type.initialValue)
      ? type.initialValue
      : undefined;
    return [{ title, path, kind, choices: [], to: [], line, initialValue, ...more }];
  }
}

/** How values of a type stand in a cell; without a kind, they do not. */
function cellOf(
  type: SchemaType,
  line: LineFormat | undefined,
): { kind?: CellKind } & Partial<Pick<Column, "choices" | "to" | "objectType">> {
  const names = namesOf(type);
  if (names.includes("slug")) return { kind: "slug" };
  if (line !== undefined && names.includes(line.type)) return { kind: "line" };
  if (names.includes("reference")) return { kind: "reference", to: targetsOf(type) };
  if (names.includes("image")) return { kind: "asset" };
  if (names.includes("date")) return { kind: "date" };
  if (type.jsonType === "number" || type.jsonType === "boolean") return { kind: type.jsonType };
  const choices = choicesOf(type);
  if (type.jsonType === "string") {
    return choices.length > 0 ? { kind: "choice", choices } : { kind: "text" };
  }
  const [member, ...others] = "of" in type && Array.isArray(type.of) ? type.of : [];
  if (type.jsonType !== "array" || member === undefined || others.length > 0) return {};
  if (member.jsonType === "string") {
    return choices.length > 0 ? { kind: "choices", choices } : { kind: "texts" };
  }
  if (namesOf(member).includes("reference")) return { kind: "references", to: targetsOf(member) };
  const [field, ...more] = fieldsOf(member);
  const isLine = field?.name === "text" && more.length === 0;
  return isLine ? { kind: "lines", objectType: member.name } : {};
}

/** A type's name and those of what it is made from. */
function namesOf(type: SchemaType): string[] {
  return type.type ? [type.name, ...namesOf(type.type)] : [type.name];
}

function fieldsOf(type: SchemaType): readonly { name: string; type: SchemaType }[] {
  return type.jsonType === "object" && "fields" in type ? type.fields : [];
}

function targetsOf(type: SchemaType): string[] {
  return "to" in type && Array.isArray(type.to) ? type.to.map(({ name }) => name) : [];
}

function choicesOf(type: SchemaType): Column["choices"] {
  const options: unknown = "options" in type ? type.options : undefined;
  const list = isRecord(options) && Array.isArray(options.list) ? options.list : [];
  return list.flatMap((choice: unknown) => {
    const { title, value } = isRecord(choice) ? choice : { title: choice, value: choice };
    return typeof title === "string" && typeof value === "string" ? [{ title, value }] : [];
  });
}
