import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { optionalImage } from "../fields/image.ts";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { orderField } from "../fields/order.ts";
import { requiredChoice, requiredString, titled } from "../fields/text.ts";

export const partner = defineType({
  name: "partner",
  title: "Partner",
  description: "A free zone, authority or company; the home page names them all.",
  type: "document",
  icon: UsersIcon,
  fields: [
    requiredString({
      name: "name",
      title: "Name",
      description: "The name as the partner writes it.",
      max: 60,
    }),
    optionalImage({
      name: "logo",
      title: "Logo",
      description: "Shown in place of the name; use one only with the partner's consent.",
      slot: "logo",
    }),
    requiredChoice({
      name: "setting",
      title: "Style of the name",
      description: "How the name is set while there is no logo.",
      choices: titled({
        text: "Text",
        display: "Display, in the large serif",
        wide: "Wide, with open spacing",
      }),
      initialValue: "text",
    }),
    orderField("partner"),
    inEnglishOnly(),
  ],
  preview: { select: { title: "name", media: "logo" } },
});
