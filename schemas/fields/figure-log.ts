import { defineField } from "@sanity/types";

const line = (name: string, title: string) =>
  defineField({ name, type: "string", title, readOnly: true });

/** Who confirmed or changed a figure in the Figures tool, and what it said from then on. */
export const figureLog = defineField({
  name: "log",
  type: "array",
  title: "What was done",
  description: "Kept by the Figures tool: who confirmed or changed the figure, and when.",
  readOnly: true,
  hidden: ({ value }) => value === undefined,
  of: [
    {
      type: "object",
      name: "figureEvent",
      title: "Event",
      fields: [
        defineField({ name: "at", type: "datetime", title: "When", readOnly: true }),
        line("by", "Who"),
        line("done", "What"),
        line("value", "Value"),
        line("sourceTitle", "Source"),
        line("sourceUrl", "Address of the source"),
        line("checkedOn", "Checked on"),
      ],
      preview: { select: { title: "done", subtitle: "at" } },
    },
  ],
});
