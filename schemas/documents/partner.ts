import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { about } from "../fields/field.ts";
import { optionalImage } from "../fields/image.ts";
import { orderField } from "../fields/order.ts";
import { requiredChoice, requiredString, titled } from "../fields/text.ts";

export const partner = defineType({
  ...about`partner | A free zone, authority or company; the home page names them all.`,
  type: "document",
  icon: UsersIcon,
  fields: [
    requiredString`name | Name | The name as the partner writes it. | 60`,
    optionalImage`logo | Logo | Shown in place of the name; use one only with the partner's consent. | logo`,
    requiredChoice`setting | Style of the name | How the name is set while there is no logo.`(
      titled({
        text: "Text",
        display: "Display, in the large serif",
        wide: "Wide, with open spacing",
      }),
      "text",
    ),
    orderField("partner"),
  ],
  preview: { select: { title: "name", media: "logo" } },
});
