import { BellIcon } from "@sanity/icons/Bell";
import { defineType } from "@sanity/types";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { optionalLine } from "../../fields/rich-text.ts";
import { sectionPlacement } from "../../fields/section.ts";
import { optionalString } from "../../fields/text.ts";

export const callToActionSection = defineType({
  name: "callToActionSection",
  type: "object",
  title: "Call to action",
  description: "An invitation with a button that opens the contact form.",
  icon: BellIcon,
  fields: [
    heading("The invitation, in a few words."),
    optionalLine("text", "One or two sentences on what happens after the click; empty for none."),
    actionLabel(),
    optionalString(
      "subject",
      "What the message of the contact form begins with for whoever comes from here; empty means the subject of the page.",
      { title: "Subject of the request", max: 120 },
    ),
    ...sectionPlacement,
  ],
  preview: {
    select: { title: "heading", label: "actionLabel" },
    prepare: ({ title, label }) => ({ title, subtitle: `Call to action: ${label ?? ""}` }),
  },
});
