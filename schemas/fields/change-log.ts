import { defineField } from "@sanity/types";
import { dubaiClock } from "../shared/dubai-clock.ts";
import { dateTimeField, type FieldNames } from "./field.ts";

/** A text of an entry in a log. The Studio writes it, and editors read it. */
export const logged = (names: FieldNames) =>
  defineField({ ...names, type: "string", readOnly: true });

type Log = {
  description: string;
  /** The type of an entry. */
  entry: FieldNames;
  /** What an entry holds besides who did what, and when. */
  facts?: ReturnType<typeof logged>[];
};

/** The log of a document that may need a second person. */
export const changeLog = ({ description, entry, facts = [] }: Log) =>
  defineField({
    name: "log",
    title: "What was done",
    description,
    type: "array",
    readOnly: true,
    hidden: ({ value }) => value === undefined,
    of: [
      {
        ...entry,
        type: "object",
        fields: [
          dateTimeField({
            name: "at",
            title: "When",
            description: "When it was published, proposed or declined.",
            readOnly: true,
          }),
          logged({ name: "by", title: "Who", description: "The id of who did it." }),
          logged({ name: "done", title: "What", description: "What they did, in a word." }),
          ...facts,
        ],
        preview: {
          select: { title: "done", at: "at" },
          prepare: ({ title, at }: { title?: string; at?: string }) => ({
            title,
            subtitle: at === undefined ? "" : dubaiClock(at),
          }),
        },
      },
    ],
  });
