import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { toolAhead } from "../../fields/link.ts";
import { heading } from "../../fields/page-parts.ts";
import { furtherSections } from "../../fields/section.ts";
import { requiredString, requiredText, stringList } from "../../fields/text.ts";
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
      description: "Says that the request is there, and when you answer.",
    }),
    requiredString({
      name: "stepsHeading",
      title: "Heading of the next steps",
      description: "Shown above the list of what happens next.",
      max: 60,
    }),
    stringList({
      name: "steps",
      title: "Next steps",
      description: "What happens next, one step a line, in order.",
      itemTitle: "Step",
      min: 1,
    }),
    requiredString({
      name: "papersHeading",
      title: "Heading of what to have at hand",
      description: "Shown above the list of what to have at hand for the call.",
      max: 60,
    }),
    stringList({
      name: "papers",
      title: "To have at hand",
      description: "Papers and facts that the first call asks for, one a line.",
      itemTitle: "Paper",
      min: 1,
    }),
    requiredString({
      name: "localHoursLabel",
      title: "Label: hours in the visitor's time",
      description:
        "Shown before the office hours, which are counted in the visitor's own time zone.",
      max: 80,
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
  fields: [
    banner,
    consultationForm,
    informationPanel,
    thankYou,
    toolAhead("thankYou", "The thank-you screen"),
    furtherSections("panel"),
  ],
  preview: { prepare: () => ({ title: "Contact page" }) },
});
