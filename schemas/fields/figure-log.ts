import { about, field } from "./field.ts";

const line = (name: string, title: string, description: string) =>
  field.string({
    ...about`${name} | ${title} | ${description}`,
    readOnly: true,
  });

/** Who confirmed or changed a figure in the Figures tool, and what it said from then on. */
export const figureLog = field.array({
  ...about`log | What was done | Kept by the Figures tool: who confirmed or changed the figure, and when (for editors, not shown on the site).`,
  readOnly: true,
  hidden: ({ value }) => value === undefined,
  of: [
    {
      ...about`figureEvent | Event | What somebody did to the figure, and what it said from then on.`,
      type: "object",
      fields: [
        field.datetime({
          ...about`at | When | When it was published or proposed.`,
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
