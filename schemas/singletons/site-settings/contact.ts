import { EarthAmericasIcon } from "@sanity/icons/EarthAmericas";
import { field } from "../../fields/field.ts";
import { fieldsTogether } from "../../fields/group.ts";
import { asIs, choiceField, requiredString } from "../../fields/text.ts";
import { timeZone } from "../../fields/time-zone.ts";
import { isRecord } from "../../shared/record.ts";

const hour = (name: string, title: string, description: string) =>
  field.number(name, description, { title, validation: (rule) => rule.required().min(0).max(24) });

export const officeHours = fieldsTogether(
  "officeHours",
  "Office hours",
  "The opening hours once more, as a clock has them: pages count them in local time.",
  [
    requiredString("days", "The days of the week, such as “Monday to Friday”.", { max: 40 }),
    hour(
      "opens",
      "From",
      "When consultants begin to answer, in hours of the office's clock: 9 or 8.5.",
    ),
    hour("closes", "Until", "When they stop, in hours of the same clock: 18."),
    timeZone("The time zone of that clock."),
  ],
);

/** The company's pages on social networks, each network once. */
export const socialLinks = field.array(
  "socialLinks",
  "The buttons of the social networks; one without an address leads nowhere.",
  {
    title: "Social networks",
    of: [
      {
        name: "socialLink",
        type: "object",
        title: "Network",
        icon: EarthAmericasIcon,
        fields: [
          choiceField("platform", "Which network the button is for.", {
            title: "Network",
            choices: asIs(["LinkedIn", "Facebook", "Instagram", "Twitter"]),
            isRequired: true,
          }),
          field.url("url", "The company's page there; leave it empty until there is one.", {
            title: "Address",
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
  },
);
