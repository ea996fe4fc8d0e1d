import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString, requiredStrings, requiredText } from "../../fields/text.ts";

const BUTTON = 40;

export const errorScreen = fieldsTogether(
  "errorScreen",
  "Error screen",
  "What a visitor sees when a page fails in the browser.",
  [
    ...requiredStrings(40)`
      heading | Heading | The first line of the screen. | 160
      retryLabel | Button: try again | The words on the button that loads the page again.
      homeLabel | Link: home page | The words of the link to the home page.
    `,
  ],
);

export const offlineScreen = fieldsTogether(
  "offlineScreen",
  "Offline screen",
  "What a returning visitor sees without a connection; the email address and phone number follow it.",
  [
    heading("The first line of the screen."),
    requiredText("text", "One or two sentences on what to do meanwhile.", { max: 300 }),
    requiredString("retryLabel", "The words on the button that asks for the page once more.", {
      title: "Button: try again",
      max: BUTTON,
    }),
  ],
);

/** What stands in place of a picture that cannot be loaded. */
export const pictureFailure = [
  requiredString(
    "pictureUnavailable",
    "Shown in the corner of a picture's frame when there is nothing to show in it.",
    { title: "Picture that cannot be loaded: words", max: 40 },
  ),
  defineField({
    name: "fallbackPicture",
    type: "image",
    title: "Picture that cannot be loaded: replacement",
    description:
      "Shown instead of it before the words are; a view that suits every page. Leave it empty for the words alone.",
  }),
];
