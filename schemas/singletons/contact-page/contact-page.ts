import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredString, requiredText } from "../../fields/text.ts";
import { consultationForm } from "./form.ts";
import { informationPanel } from "./panel.ts";

const banner = fieldsTogether({
  name: "banner",
  title: "Banner",
  description: "The top of the page.",
  group: "banner",
  fields: [
    heading("The page's main heading."),
    requiredText({
      name: "text",
      title: "Text",
      description: "One short sentence under the heading.",
      max: 200,
    }),
    requiredImage({
      name: "image",
      slot: "banner",
      title: "Image",
      description: "The image of the banner.",
    }),
  ],
});

const thankYou = fieldsTogether({
  name: "thankYou",
  title: "Thank-you screen",
  description: "What takes the form's place once a request was sent.",
  group: "thankYou",
  fields: [
    heading("Shown at the top of the screen."),
    requiredText({
      name: "text",
      title: "Text",
      description: "Says what happens next.",
    }),
    requiredString({
      name: "actionLabel",
      title: "Button",
      description: "The words on the button that leads to the home page.",
      max: 40,
    }),
  ],
});

export const contactPage = defineType({
  name: "contactPage",
  type: "document",
  title: "Contact page",
  description: "The page with the consultation form.",
  icon: EnvelopeIcon,
  groups: [
    { name: "banner", title: "Banner", default: true },
    { name: "form", title: "Form" },
    { name: "panel", title: "Information panel" },
    { name: "thankYou", title: "Thank-you screen" },
  ],
  fields: [banner, consultationForm, informationPanel, thankYou],
  preview: { prepare: () => ({ title: "Contact page" }) },
});
