import { BookIcon } from "@sanity/icons/Book";
import { defineType } from "@sanity/types";
import { checkedOnField, sourceAddress } from "../fields/field.ts";
import { requiredString } from "../fields/text.ts";
import { notBlank } from "../rules/text.ts";

export const zoneSource = defineType({
  name: "zoneSource",
  title: "Source of zone facts",
  description:
    "A law, an authority or a publication that states facts of free zones. The facts of each zone refer to it.",
  type: "document",
  icon: BookIcon,
  fields: [
    requiredString({
      name: "sourceTitle",
      title: "Source",
      description: "The law, the authority or the publication; visitors see it beside the fact.",
      max: 200,
      textKind: "english",
    }),
    sourceAddress("Where it can be read; visitors can follow it."),
    checkedOnField({
      description: "The day on which the facts were last compared with it.",
      validation: (rule) => rule.required().custom(notBlank),
    }),
  ],
  preview: { select: { title: "sourceTitle", subtitle: "sourceUrl" } },
});
