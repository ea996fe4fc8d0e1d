import { fieldsTogether } from "../fields/group.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredString, requiredText } from "../fields/text.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

export const keptList = fieldsTogether(
  "kept",
  "What the browser keeps",
  "A list that the site makes by itself, with a text for each of its entries.",
  [
    heading("Shown above the list and in the page's list of contents."),
    requiredText("intro", "Introduction", "One or two sentences before the list."),
    requiredString(
      "device",
      "On the device",
      "Shown above what stays in the browser until it is deleted.",
      { max: 60 },
    ),
    requiredString("tab", "In the tab", "Shown above what is gone when the tab is closed.", {
      max: 60,
    }),
    ...keptInBrowser.map(({ name, text }) =>
      requiredText(text, name, `What the entry ${name} holds, and until when it counts.`, {
        max: 300,
      }),
    ),
  ],
);
