import { PinIcon } from "@sanity/icons/Pin";
import { defineType } from "@sanity/types";
import { group, inGroups, webAddress } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { objectList, optionalReference, referenceList, requiredReference } from "../fields/list.ts";
import { orderField } from "../fields/order.ts";
import {
  optionalLine,
  optionalString,
  requiredChoice,
  requiredLine,
  requiredString,
  stringList,
} from "../fields/text.ts";
import { zoneFacts } from "../fields/zone-facts.ts";
import { zoneKinds, zoneKindTitle } from "../fields/zone-kinds.ts";

export const freeZone = defineType({
  name: "freeZone",
  title: "Free zone",
  description: "A free zone, listed on the page of its emirate; it has no page of its own.",
  type: "document",
  icon: PinIcon,
  ...inGroups(
    group("zone", "Zone", [
      requiredString({
        name: "name",
        title: "Name",
        description: "The name in common use, such as “JAFZA”.",
        max: 60,
        textKind: "name",
      }),
      optionalString({
        name: "fullName",
        title: "Full name",
        description: "The official name when the common one is short for it.",
        max: 100,
        textKind: "name",
      }),
      requiredReference({
        name: "emirate",
        title: "Emirate",
        description: "The emirate that the zone lies in; the zone is listed on its page.",
        to: "emirate",
      }),
      referenceList({
        name: "otherEmirates",
        title: "Also listed under",
        description:
          "Other emirates that the zone licenses companies in; it is listed on their pages too.",
        to: "emirate",
      }),
      requiredChoice({
        name: "kind",
        title: "Kind",
        description: "What sort of zone it is; the sections of the emirate's page choose by it.",
        choices: zoneKinds,
      }),
      orderField("freeZone"),
      inEnglishOnly(),
      optionalReference({
        name: "established",
        title: "Established",
        description: "The figure with the year of its founding; leave it empty when not known.",
        to: "figure",
      }),
      webAddress({
        name: "website",
        title: "Website",
        description: "The zone's own website.",
        example: "https://www.jafza.ae",
      }),
    ]),
    group("content", "Content", [
      requiredLine({
        name: "text",
        title: "Text",
        description: "What the zone is, in one to three sentences.",
      }),
      objectList({
        name: "benefits",
        title: "Benefits",
        members: "benefits",
        description: "Two to four short statements on what a company gains there.",
        of: "point",
        min: 2,
        max: 4,
      }),
      stringList({
        name: "bestFor",
        title: "Best for",
        description: "Two to five kinds of business, in a few words each.",
        member: "Kind of business",
        min: 2,
        max: 5,
      }),
      optionalLine({
        name: "keyFeature",
        title: "Key feature",
        description: "The one thing that sets the zone apart; leave it empty for none.",
      }),
      requiredImage({
        name: "image",
        title: "Image",
        description: "The picture of the zone's card.",
        slot: "zoneCard",
      }),
    ]),
    group("facts", "Facts for the zone finder", [
      zoneFacts,
      referenceList({
        name: "fees",
        title: "Published fees",
        description:
          "Figures with the fees of the first two years that the zone publishes; the finder shows them beside the zone.",
        to: "figure",
      }),
    ]),
  ),
  preview: {
    select: { title: "name", emirate: "emirate.name", kind: "kind", media: "image" },
    prepare: ({ title, emirate, kind, media }) => ({
      title,
      subtitle: [emirate, zoneKindTitle(kind)].filter(Boolean).join(", "),
      media,
    }),
  },
});
