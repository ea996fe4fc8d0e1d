import type { Schema, SchemaType } from "sanity";
import * as z from "zod";
import type { ContentToolConfig, LineFormat, List, PartList } from "../config.ts";
import { isRecord } from "../document.ts";
import {
  hasEmphasis,
  keyOfText,
  lineOfText,
  lineText,
  membersOf,
  readNumber,
  siteNumber,
} from "./texts.ts";

/** The context for reading a cell. */
export type CellContext = {
  /** The document's current value in this column. */
  current: unknown;
  /** Whether a workbook stores the cell as a number. */
  isNumber: boolean;
  /** Whether a workbook stores the cell as a day or a time. */
  isDay: boolean;
  /** The id of a document, by its id or its name for people. */
  findDocument: (text: string, types: readonly string[]) => string;
};

/** The type of images, whose name for people is the name of their file. */
export const PICTURE = "sanity.imageAsset";

/** What the project says about the text of cells. */
type Formats = Pick<ContentToolConfig, "line" | "readDay">;

/** How one kind of value is written to a cell and read from it. */
type Codec = {
  write: (value: unknown) => string;
  read: (text: string, context: CellContext) => unknown;
  /** Whether it reads the days of a workbook; another cell was not typed as what it holds. */
  readsDays?: boolean;
  /** Whether a cell is ticked. A blank cell in the same column then probably means the opposite. */
  isTicked?: (text: string) => boolean;
};

export type Column = Codec & {
  title: string;
  /** Names of fields, joined by dots. */
  path: string;
  /** The type of the object that contains the field. */
  objectType?: string;
  /** The Studio's initial value for a new document. */
  initialValue?: unknown;
};

/** What is said of a text that a spreadsheet stores as a day or a time. */
export const MADE_DAY =
  "is a day or a time, and the spreadsheet has made it of what was typed. Write it as text";

export function cellText(value: unknown, { write }: Codec): string {
  return value === undefined || value === null ? "" : write(value);
}

/**
 * The value of a cell's text; undefined for an empty cell. If the text is what the cell shows for
 * the current value, the value stays.
 */
export function cellValue(given: string, codec: Codec, context: CellContext): unknown {
  const text = plainText(given);
  if (text === cellText(context.current, codec).trim()) return context.current;
  if (text === "") return undefined;
  if (context.isDay && !codec.readsDays) {
    throw new Error(MADE_DAY);
  }
  return codec.read(text, context);
}

/** Signs that nobody sees and no language needs: of no width, of writing direction, and a file's mark. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export const plainText = (given: string) =>
  given.replaceAll("\r\n", "\n").replaceAll(UNSEEN, "").trim();

/**
 * The columns of a document type, made from the content model. Running text, and lists of objects
 * with several texts, do not fit into a cell and are left out.
 */
export function columnsOf(schema: Schema, list: List | PartList, formats: Formats = {}): Column[] {
  const document = schema.get(list.type);
  if (document?.jsonType !== "object") {
    throw new Error(`The content model has no type "${list.type}".`);
  }
  if (!("columns" in list)) {
    return fieldsOf(document).flatMap(({ name, type }) => columns(name, type, ""));
  }
  const member = list.list && fieldsOf(document).find(({ name }) => name === list.list)?.type;
  const [part] = member && "of" in member && Array.isArray(member.of) ? member.of : [];
  const parts = fieldsOf(part ?? document).filter(({ name }) => list.columns.includes(name));
  return parts.flatMap(({ name, type }) => columns(name, type, ""));

  function columns(path: string, type: SchemaType, prefix: string): Column[] {
    const title = `${prefix}${type.title ?? path}`;
    const inner = fieldsOf(type).flatMap((field) =>
      columns(`${path}.${field.name}`, field.type, `${title}: `),
    );
    if (namesOf(type).includes("image")) {
      const said = inner.filter((each) => /\.(?:alt|decorative)$/.test(each.path));
      const own = { title, path: `${path}.asset`, ...referenceTo([PICTURE]) };
      return [own, ...said].map((each) => ({ ...each, objectType: type.name }));
    }
    const codec =
      "numbers" in list && list.numbers?.includes(path) ? figure : codecOf(type, formats);
    if (codec === undefined) return prefix === "" ? inner : [];
    const isPlain = /^(?:string|number|boolean)$/.test(typeof type.initialValue);
    return [{ title, path, ...codec, ...(isPlain && { initialValue: type.initialValue }) }];
  }
}

function codecOf(type: SchemaType, { line, readDay }: Formats): Codec | undefined {
  const names = namesOf(type);
  if (names.includes("slug")) return slug;
  if (line !== undefined && names.includes(line.type)) return lineOf(line);
  if (names.includes("reference")) return referenceTo(targetsOf(type));
  if (names.includes("date")) return dayAs(readDay);
  if (type.jsonType === "number") return number;
  if (type.jsonType === "boolean") return boolean;
  if (type.jsonType === "string") return choiceOf(type) ?? text;
  const [member, ...others] = "of" in type && Array.isArray(type.of) ? type.of : [];
  if (type.jsonType !== "array" || member === undefined || others.length > 0) return undefined;
  if (member.jsonType === "string") return listOf(choiceOf(type) ?? text);
  if (namesOf(member).includes("reference")) return listOf(referenceTo(targetsOf(member)));
  const [field, ...more] = fieldsOf(member);
  return field?.name === "text" && more.length === 0 ? linesOf(member.name, line) : undefined;
}

const text: Codec = { write: String, read: (given) => given };

/** A number as text stays as written while the number is the same. */
const figure: Codec = {
  write: String,
  read(given, { isNumber, current }) {
    const written = siteNumber(given, isNumber);
    const digits = (figure: string) => figure.replaceAll(",", "");
    return typeof current === "string" && digits(written) === digits(current) ? current : written;
  },
};

const number: Codec = {
  write: String,
  read(given, { isNumber }) {
    const value = readNumber(given, isNumber);
    if (value === undefined) throw new Error("is not a number. Write digits, such as 12");
    return value;
  },
};

/** Yes and no, and the truth values that spreadsheets and Airtable write, in the languages of the Nordics, the Baltics and Poland. */
const YES =
  /^(?:yes|true|1|x|checked|ja|jah|jā|kyllä|taip|tak|sant|sann|sand|tosi|tõene|patiess|teisinga|prawda)$/iu;
const NO =
  /^(?:no|false|0|-|unchecked|nej|nei|ei|nē|ne|nie|falskt|falsk|usann|epätosi|väär|aplams|klaidinga|fałsz)$/iu;

const boolean: Codec = {
  write: (value) => (value === true ? "yes" : "no"),
  isTicked: (text) => /^(?:x|checked)$/i.test(text.trim()),
  read(given) {
    if (YES.test(given)) return true;
    if (NO.test(given)) return false;
    throw new Error("is not yes or no. Write yes or no");
  },
};

/** A day, which is written as an ISO date. */
const dayAs = (readDay: Formats["readDay"] = realDay): Codec => ({
  write: String,
  readsDays: true,
  read(given) {
    const day = readDay(given);
    if (day === undefined) throw new Error("is not a day. Write it as 2026-11-22");
    return day;
  },
});

/** The text if it is an ISO date of a day that there is. */
const realDay = (text: string) => z.iso.date().safeParse(text).data;

const slug: Codec = {
  write: (value) => (isRecord(value) ? String(value.current ?? "") : ""),
  read: (current) => ({ _type: "slug", current }),
};

const referenceTo = (types: readonly string[]): Codec => ({
  write: (value) => (isRecord(value) ? String(value._ref ?? "") : ""),
  read: (given, { findDocument }) => ({ _type: "reference", _ref: findDocument(given, types) }),
});

/** A list, with one line per member. A member with an unchanged text stays. */
const listOf = ({ write, read }: Codec): Codec => ({
  write: (value) => membersOf(value).map(write).join("\n"),
  read(given, context) {
    const known = new Map(membersOf(context.current).map((each) => [write(each), each]));
    const lines = given.split("\n").map((each) => each.trim());
    const texts = new Set(lines.filter((each) => each !== ""));
    return [...texts].map((text) => {
      const member = known.get(text) ?? read(text, context);
      return isRecord(member) ? { _key: keyOfText(write(member)), ...member } : member;
    });
  },
});

const lineOf = ({ write, read }: LineFormat): Codec => ({
  write: (value) => lineText(value, write),
  read(given, { current }) {
    if (!hasEmphasis(current)) return lineOfText(given, read);
    throw new Error("would lose its bold or italic words. Change this text in the Studio");
  },
});

const linesOf = (objectType: string, line: LineFormat | undefined): Codec =>
  listOf({
    write: (each) => (isRecord(each) ? lineText(each.text, line?.write) : ""),
    read: (given) => ({ _type: objectType, text: lineOfText(given, line?.read) }),
  });

/** The choices of a type, by their titles in the Studio; undefined for a type without choices. */
function choiceOf(type: SchemaType): Codec | undefined {
  const options: unknown = "options" in type ? type.options : undefined;
  const list = isRecord(options) && Array.isArray(options.list) ? options.list : [];
  const choices = list.flatMap((choice: unknown) => {
    const { title, value } = isRecord(choice) ? choice : { title: choice, value: choice };
    return typeof title === "string" && typeof value === "string" ? [{ title, value }] : [];
  });
  if (choices.length === 0) return undefined;
  return {
    write: (value) => choices.find((each) => each.value === value)?.title ?? String(value),
    read(given) {
      const found = choices.find(({ title, value }) =>
        [title, value].some((each) => each.toLowerCase() === given.toLowerCase()),
      );
      if (found !== undefined) return found.value;
      // In quotes, because a title may have a comma.
      const titles = choices.map(({ title }) => `“${title}”`).join(", ");
      throw new Error(`is not one of the choices. Write ${titles}`);
    },
  };
}

/** A type's name, and the names of the types it is based on. */
function namesOf(type: SchemaType): string[] {
  return type.type ? [type.name, ...namesOf(type.type)] : [type.name];
}

function fieldsOf(type: SchemaType): readonly { name: string; type: SchemaType }[] {
  return type.jsonType === "object" && "fields" in type ? type.fields : [];
}

function targetsOf(type: SchemaType): string[] {
  return "to" in type && Array.isArray(type.to) ? type.to.map(({ name }) => name) : [];
}
