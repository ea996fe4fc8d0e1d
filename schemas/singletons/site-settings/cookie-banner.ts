import { field } from "../../fields/field.ts";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredString, requiredStrings, requiredText } from "../../fields/text.ts";

export const cookieBanner = fieldsTogether(
  "cookieBanner",
  "Cookie banner",
  "Asks every new visitor for consent to analytics, on whichever page comes first.",
  [
    requiredString("heading", "The first line, which also names the banner for screen readers.", {
      max: 60,
    }),
    requiredText("text", "One or two sentences on what is stored, and what only with consent."),
    ...requiredStrings(40)`
      policyLabel | Link: cookie policy | The words of the link to the cookie policy, after the text.
      acceptLabel | Button: accept | The words on the button that allows analytics. | 24
      declineLabel | Button: decline | The words on the button that allows nothing but what is essential. | 24
      closeLabel | Close button: name | What a screen reader says for the close button, which declines as well.
    `,
    field.date(
      "policyDay",
      "The day on which the cookie policy last changed in what it says is kept or measured. Visitors who chose before that are asked again.",
      { title: "Policy as of" },
    ),
  ],
);
