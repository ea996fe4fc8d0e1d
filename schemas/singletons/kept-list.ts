import { fieldsTogether } from "../fields/group.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredString, requiredText } from "../fields/text.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

/** The list of what the browser keeps: the names come from the code, the words from here. */
export const keptList = fieldsTogether({
  name: "kept",
  title: "What the browser keeps",
  description: "A list that the site makes by itself, with a text for each of its entries.",
  group: "kept",
  fields: [
    heading("Shown above the list and in the page's list of contents."),
    requiredText({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences before the list.",
    }),
    requiredString({
      name: "device",
      title: "On the device",
      description: "Shown above what stays in the browser until it is deleted.",
      max: 60,
    }),
    requiredString({
      name: "tab",
      title: "In the tab",
      description: "Shown above what is gone when the tab is closed.",
      max: 60,
    }),
    ...keptInBrowser.map(({ name, text }) =>
      requiredText({
        name: text,
        title: name,
        description: `What the entry ${name} holds, and until when it counts.`,
        max: 300,
      }),
    ),
  ],
});
