import type { SanityClient } from "@sanity/client";
import type { SchemaTypeDefinition } from "sanity";

/** A list that people keep in a spreadsheet: documents of one type, a row each. */
export type List = {
  type: string;
  /** The field by which people know a document, when a row names no id. */
  key: string;
  /** Fields whose text is a number: it stays as it is written while it is the same number. */
  numbers?: readonly string[];
  /**
   * What all spellings of one key have in common. Without it a key is its text, and one that differs
   * from another in upper and lower case alone is refused as a slip.
   */
  keyOf?: (key: string) => string;
  /** What a field holds for the text of a cell, by the field's name; the text itself without. */
  texts?: Readonly<Record<string, (text: string) => string>>;
};

/** Rich text of one line, which a cell holds as plain words with `{…}` for each inline object. */
export type LineFormat = {
  /** The name of its type in the content model. */
  type: string;
  /** What stands between the braces for an inline object. */
  write: (child: Record<string, unknown>) => string | undefined;
  /** The inline object, without its key, that such a text stands for; undefined for plain words. */
  read: (text: string) => Record<string, unknown> | undefined;
};

/** All that the tool knows of a project. */
export type ContentToolConfig = {
  /** With a token that may write, and the perspective "raw". */
  client: SanityClient;
  /** The content model, whose rules hold for whatever is imported. */
  schemaTypes: SchemaTypeDefinition[];
  /** Lists by the names that people give them; none without. */
  lists?: Readonly<Record<string, List>>;
  /** Fields by which references in a list may name a document; `name` and `title` without. */
  names?: readonly string[];
  line?: LineFormat;
};
