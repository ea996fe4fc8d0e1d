import type { SanityClient } from "@sanity/client";
import type { SchemaTypeDefinition, Workspace } from "sanity";
import type { Write } from "./plan.ts";

/** A spreadsheet list: documents of one type, one per row. */
export type List = {
  type: string;
  /** The field that identifies a document if a row has no id. */
  key: string;
  /** Fields with a number as text. The text stays as written while the number is the same. */
  numbers?: readonly string[];
  /**
   * The normal form of a key. Without this function a key is its text, and a key that differs from
   * another in upper and lower case only is refused as a mistake.
   */
  keyOf?: (key: string) => string;
  /**
   * Converts the text of a cell to a field's value, by the field's name. By default the value is
   * the text.
   */
  texts?: Readonly<Record<string, (text: string) => string>>;
  finish?: Finish;
};

/** The fields that follow from a row's change. */
export type Finish = (
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
) => Record<string, unknown>;

/** A spreadsheet list of parts of documents, such as pictures: one part in a row. */
export type PartList = {
  /** The type of the parts, in any document; with `list` the type of the documents. */
  type: string;
  /** The list of such a document whose members are the parts. */
  list?: string;
  /** The fields of a part that have a column. */
  columns: readonly string[];
  /** The field that tells members of a list apart. A row with another one adds a member. */
  key?: string;
  finish?: Finish;
};

/** Rich text of one line. A cell contains plain text with `{…}` for each inline object. */
export type LineFormat = {
  /** The name of its type in the content model. */
  type: string;
  /** The text between the braces for an inline object. */
  write: (child: Record<string, unknown>) => string | undefined;
  /** The inline object of such a text, without its key; undefined for plain text. */
  read: (text: string) => Record<string, unknown> | undefined;
};

/** Everything that the tool needs to know about a project. */
export type ContentToolConfig = {
  /** A client with a token that may write, and the perspective "raw". */
  client: SanityClient;
  /** The content model, whose rules are applied to imports. */
  schemaTypes: SchemaTypeDefinition[];
  /** The Studio's workspace, within a Studio. Without it one is made from the content model. */
  workspace?: Workspace;
  /** Lists by their names; none by default. */
  lists?: Readonly<Record<string, List | PartList>>;
  /** Fields by which references in a list may name a document; `name` and `title` by default. */
  names?: readonly string[];
  line?: LineFormat;
  /** The day that a cell means, as an ISO date; by default only such a date is read. */
  readDay?: (text: string) => string | undefined;
  /**
   * What the project has to say about changes, such as that a site will follow late; undefined for
   * nothing. It is printed with the changes.
   * @param isWritten whether the lake has the changes already
   */
  notice?: (writes: readonly Write[], isWritten: boolean) => Promise<string | undefined>;
};
