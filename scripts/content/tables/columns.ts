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
  line?: LineFormat | undefined;
  /** What the Studio fills in for a new document. */
  initialValue?: string | number | boolean;
};

/**
 * The columns of a document type, made from the content model: all fields that fit in a cell.
 * Running text, and lists of objects with more than one text, do not.
 */
export function columnsOf(schema: Schema, typeName: string, line?: LineFormat): Column[] {
  const type = schema.get(typeName);
  if (type === undefined || type.jsonType !== "object") {
    throw new Error(`The content model has no document type "${typeName}".`);
  }
  return fieldsOf(type).flatMap(({ name, type: field }) => columns(name, field, line));
}

function columns(path: string, type: SchemaType, line?: LineFormat, prefix = ""): Column[] {
  const title = `${prefix}${type.title ?? path}`;
  const column = (kind: CellKind, more: Partial<Column> = {}): Column[] => [
    { title, path, kind, choices: [], to: [], line, ...initialOf(type), ...more },
  ];
  const names = namesOf(type);
  if (names.includes("slug")) return column("slug");
  if (line !== undefined && names.includes(line.type)) return column("line");
  if (names.includes("reference")) return column("reference", { to: targetsOf(type) });
  if (names.includes("image")) {
    const inner = fieldsOf(type).filter(({ name }) => name === "alt" || name === "decorative");
    return [
      ...column("asset", { path: `${path}.asset`, objectType: type.name }),
      ...inner
        .flatMap((field) => columns(`${path}.${field.name}`, field.type, line, `${title}: `))
        .map((each) => ({ ...each, objectType: type.name })),
    ];
  }
  if (names.includes("date")) return column("date");
  if (type.jsonType === "number") return column("number");
  if (type.jsonType === "boolean") return column("boolean");
  if (type.jsonType === "string") {
    const choices = choicesOf(type);
    return choices.length > 0 ? column("choice", { choices }) : column("text");
  }
  if (type.jsonType === "array") return listColumn(type, column);
  if (type.jsonType === "object" && prefix === "") {
    return fieldsOf(type).flatMap((field) =>
      columns(`${path}.${field.name}`, field.type, line, `${title}: `),
    );
  }
  return [];
}

function listColumn(
  type: SchemaType,
  column: (kind: CellKind, more?: Partial<Column>) => Column[],
): Column[] {
  const [member, ...others] = "of" in type && Array.isArray(type.of) ? type.of : [];
  if (member === undefined || others.length > 0) return [];
  if (member.jsonType === "string") {
    const choices = choicesOf(type);
    return choices.length > 0 ? column("choices", { choices }) : column("texts");
  }
  if (namesOf(member).includes("reference")) return column("references", { to: targetsOf(member) });
  const fields = fieldsOf(member);
  const isLine = fields.length === 1 && fields[0]?.name === "text";
  return isLine ? column("lines", { objectType: member.name }) : [];
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
    if (typeof choice === "string") return [{ title: choice, value: choice }];
    return isRecord(choice) && typeof choice.title === "string" && typeof choice.value === "string"
      ? [{ title: choice.title, value: choice.value }]
      : [];
  });
}

function initialOf(type: SchemaType): Pick<Column, "initialValue"> {
  const value: unknown = type.initialValue;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? { initialValue: value }
    : {};
}
