import { EarthAmericasIcon } from "@sanity/icons/EarthAmericas";
import { defineField } from "@sanity/types";
import { asIs, choiceField } from "../../fields/text.ts";
import { isRecord } from "../../shared/record.ts";

/** The company's pages on social networks, each network once. */
export const socialLinks = defineField({
  name: "socialLinks",
  type: "array",
  title: "Social networks",
  description: "The buttons of the social networks; one without an address leads nowhere.",
  of: [
    {
      name: "socialLink",
      type: "object",
      title: "Network",
      icon: EarthAmericasIcon,
      fields: [
        choiceField("platform", "Network", "Which network the button is for.", {
          choices: asIs(["LinkedIn", "Facebook", "Instagram", "Twitter"]),
          isRequired: true,
        }),
        defineField({
          name: "url",
          type: "url",
          title: "Address",
          description: "The company's page there; leave it empty until there is one.",
          validation: (rule) => rule.uri({ scheme: ["https"] }),
        }),
      ],
      preview: {
        select: { title: "platform", url: "url" },
        prepare: ({ title, url }) => ({ title, subtitle: url || "No address yet" }),
      },
    },
  ],
  validation: (rule) =>
    rule.required().custom((links) => {
      const platforms = (links ?? []).map((link) => (isRecord(link) ? link.platform : undefined));
      return new Set(platforms).size === platforms.length
        ? true
        : "Each network may be listed only once.";
    }),
});
