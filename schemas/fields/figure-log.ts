import { defineField } from "@sanity/types";

const line = (name: string, title: string, description: string) =>
  defineField({ name, type: "string", title, description, readOnly: true });

/** Who confirmed or changed a figure in the Figures tool, and what it said from then on. */
export const figureLog = defineField({
  name: "log",
  type: "array",
  title: "What was done",
  description:
    "Kept by the Figures tool: who confirmed or changed the figure, and when (for editors, not shown on the site).",
  readOnly: true,
  hidden: ({ value }) => value === undefined,
  of: [
    {
      type: "object",
      name: "figureEvent",
      title: "Event",
      description: "What somebody did to the figure, and what it said from then on.",
      fields: [
        defineField({
          name: "at",
          type: "datetime",
          title: "When",
          description: "When it was published or proposed.",
          readOnly: true,
        }),
        line("by", "Who", "The id of who did it."),
        line("done", "What", "What they did, in a word."),
        line("value", "Value", "The value from then on."),
        line("sourceTitle", "Source", "The source from then on."),
        line("sourceUrl", "Address of the source", "Where that source can be read."),
        line("checkedOn", "Checked on", "The day it had been checked then."),
      ],
      preview: { select: { title: "done", subtitle: "at" } },
    },
  ],
});
