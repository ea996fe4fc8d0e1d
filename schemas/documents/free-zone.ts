import { PinIcon } from "@sanity/icons/Pin";
import { defineField, defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { objectList, optionalReferenceList, requiredReference } from "../fields/list.ts";
import { byOrder, orderField } from "../fields/order.ts";
import { optionalLine, requiredLine } from "../fields/rich-text.ts";
import { choiceField, optionalString, requiredString, stringList } from "../fields/text.ts";
import { webAddress } from "../fields/web-address.ts";
import { zoneFacts } from "../fields/zone-facts.ts";
import { zoneKinds, zoneKindTitle } from "../fields/zone-kinds.ts";

export const freeZone = defineType({
  name: "freeZone",
  type: "document",
  title: "Free zone",
  description: "A free zone, listed on the page of its emirate; it has no page of its own.",
  icon: PinIcon,
  groups: [
    { name: "zone", title: "Zone", default: true },
    { name: "content", title: "Content" },
    { name: "facts", title: "Facts for the zone finder" },
  ],
  fields: [
    requiredString({
      name: "name",
      title: "Name",
      description: "The name in common use, such as “JAFZA”.",
      group: "zone",
      max: 60,
    }),
    optionalString({
      name: "fullName",
      title: "Full name",
      description: "The official name when the common one is short for it.",
      group: "zone",
      max: 100,
    }),
    requiredReference({
      name: "emirate",
      title: "Emirate",
      description: "The emirate that the zone lies in; the zone is listed on its page.",
      group: "zone",
      to: "emirate",
    }),
    optionalReferenceList({
      name: "otherEmirates",
      title: "Also listed under",
      description:
        "Other emirates that the zone licenses companies in; it is listed on their pages too.",
      group: "zone",
      to: "emirate",
    }),
    choiceField({
      name: "kind",
      title: "Kind",
      description: "What sort of zone it is; the sections of the emirate's page choose by it.",
      group: "zone",
      choices: zoneKinds,
      isRequired: true,
    }),
    orderField({ type: "freeZone", group: "zone" }),
    defineField({
      name: "established",
      type: "reference",
      title: "Established",
      description: "The figure with the year of its founding; leave it empty when not known.",
      group: "zone",
      to: [{ type: "figure" }],
    }),
    webAddress({
      name: "website",
      title: "Website",
      description: "The zone's own website.",
      group: "zone",
      example: "https://www.jafza.ae",
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "What the zone is, in one to three sentences.",
      group: "content",
    }),
    objectList({
      name: "benefits",
      title: "Benefits",
      description: "Two to four short statements on what a company gains there.",
      group: "content",
      of: "point",
      size: { min: 2, max: 4 },
    }),
    stringList({
      name: "bestFor",
      title: "Best for",
      description: "Two to five kinds of business, in a few words each.",
      group: "content",
      min: 2,
      max: 5,
      itemTitle: "Kind of business",
    }),
    optionalLine({
      name: "keyFeature",
      title: "Key feature",
      description: "The one thing that sets the zone apart; leave it empty for none.",
      group: "content",
    }),
    requiredImage({
      name: "image",
      slot: "zoneCard",
      title: "Image",
      description: "The picture of the zone's card.",
      group: "content",
    }),
    ...zoneFacts,
  ],
  orderings: [
    byOrder("name"),
    { name: "name", title: "Name", by: [{ field: "name", direction: "asc" }] },
    {
      name: "emirate",
      title: "Emirate",
      by: [
        { field: "emirate.order", direction: "asc" },
        { field: "order", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { title: "name", emirate: "emirate.name", kind: "kind", media: "image" },
    prepare: ({ title, emirate, kind, media }) => ({
      title,
      subtitle: [emirate, zoneKindTitle(kind)].filter(Boolean).join(", "),
      media,
    }),
  },
});
