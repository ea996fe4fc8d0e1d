import { BookIcon } from "@sanity/icons/Book";
import { defineField, defineType } from "@sanity/types";
import { dateField, sourceAddress } from "../fields/field.ts";
import { requiredChoice, requiredString } from "../fields/text.ts";
import { zoneFactNames } from "../fields/zone-facts.ts";
import { previewKind } from "../preview/subtitle.ts";
import { notBlank } from "../rules/text.ts";

export const zoneSource = defineType({
  name: "zoneSource",
  title: "Source of zone facts",
  description:
    "A law or an authority that confirms one fact of free zones. Only what a source confirms rules a zone out in the zone finder.",
  type: "document",
  icon: BookIcon,
  fields: [
    requiredString({
      name: "sourceTitle",
      title: "Source",
      description: "The law or the authority; visitors see it beside the fact.",
      max: 200,
    }),
    sourceAddress("Where it can be read; visitors can follow it."),
    dateField({
      name: "checkedOn",
      title: "Checked on",
      description: "The day on which the facts were last compared with it.",
      validation: (rule) => rule.required().custom(notBlank),
    }),
    requiredChoice({
      name: "kind",
      title: "What it confirms",
      description:
        "The fact, as it stands in each of the zones below. In a list, what is not ticked there counts as a no.",
      choices: zoneFactNames,
    }),
    defineField({
      name: "zones",
      title: "Free zones",
      description: "The zones of which it confirms the fact.",
      type: "array",
      of: [
        {
          type: "reference",
          to: [{ type: "freeZone" }],
          // The reference is weak, so that a zone can be deleted.
          weak: true,
          options: { disableNew: true },
        },
      ],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: previewKind("sourceTitle", zoneFactNames),
});
