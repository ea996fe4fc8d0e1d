import { BookIcon } from "@sanity/icons/Book";
import { defineType } from "@sanity/types";
import { about, field, sourceAddress } from "../fields/field.ts";
import { requiredChoice, requiredString } from "../fields/text.ts";
import { zoneFactNames } from "../fields/zone-facts.ts";
import { previewKind } from "../preview/subtitle.ts";
import { notBlank } from "../rules/text.ts";

export const zoneSource = defineType({
  ...about`zoneSource | Source of zone facts | A law or an authority that confirms one fact of free zones. Only what a source confirms rules a zone out in the zone finder.`,
  type: "document",
  icon: BookIcon,
  fields: [
    requiredString`sourceTitle | Source | The law or the authority; visitors see it beside the fact. | 200`,
    sourceAddress("Where it can be read; visitors can follow it."),
    field.date({
      ...about`checkedOn | The day on which the facts were last compared with it.`,
      validation: (rule) => rule.required().custom(notBlank),
    }),
    requiredChoice`kind | What it confirms | The fact, as it stands in each of the zones below. In a list, what is not ticked there counts as a no.`(
      zoneFactNames,
    ),
    field.array({
      ...about`zones | Free zones | The zones of which it confirms the fact.`,
      of: [
        {
          type: "reference",
          to: [{ type: "freeZone" }],
          // A zone can be deleted without asking its sources.
          weak: true,
          options: { disableNew: true },
        },
      ],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: previewKind("sourceTitle", zoneFactNames),
});
