import { fieldsTogether } from "../fields/group.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredStrings, requiredText } from "../fields/text.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

export const keptList = fieldsTogether(
  "kept",
  "What the browser keeps",
  "A list that the site makes by itself, with a text for each of its entries.",
  [
    heading("Shown above the list and in the page's list of contents."),
    requiredText("intro", "One or two sentences before the list.", { title: "Introduction" }),
    ...requiredStrings(60)`
      device | On the device | Shown above what stays in the browser until it is deleted.
      tab | In the tab | Shown above what is gone when the tab is closed.
    `,
    ...keptInBrowser.map(({ name, text }) =>
      requiredText(text, `What the entry ${name} holds, and until when it counts.`, {
        title: name,
        max: 300,
      }),
    ),
  ],
);
