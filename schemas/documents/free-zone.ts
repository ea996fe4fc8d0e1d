import { PinIcon } from "@sanity/icons/Pin";
import { defineType } from "@sanity/types";
import { about, group, inGroups, webAddress } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
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
  ...about`freeZone | A free zone, listed on the page of its emirate; it has no page of its own.`,
  type: "document",
  icon: PinIcon,
  ...inGroups(
    group("zone", "Zone", [
      requiredString`name | Name | The name in common use, such as “JAFZA”. | 60`,
      optionalString`fullName | Full name | The official name when the common one is short for it. | 100`,
      requiredReference`emirate | Emirate | The emirate that the zone lies in; the zone is listed on its page. | emirate`,
      referenceList`otherEmirates | Also listed under | Other emirates that the zone licenses companies in; it is listed on their pages too. | emirate`,
      requiredChoice`kind | What sort of zone it is; the sections of the emirate's page choose by it.`(
        zoneKinds,
      ),
      orderField("freeZone"),
      optionalReference`established | Established | The figure with the year of its founding; leave it empty when not known. | figure`,
      webAddress`website | Website | The zone's own website. | https://www.jafza.ae`,
    ]),
    group("content", "Content", [
      requiredLine`text | What the zone is, in one to three sentences.`,
      objectList`benefits | Benefits | Two to four short statements on what a company gains there. | point 2–4`,
      stringList`bestFor | Best for | Two to five kinds of business, in a few words each. | Kind of business 2–5`,
      optionalLine`keyFeature | The one thing that sets the zone apart; leave it empty for none.`,
      requiredImage`image | Image | The picture of the zone's card. | zoneCard`,
    ]),
    group("facts", "Facts for the zone finder", [...zoneFacts]),
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
