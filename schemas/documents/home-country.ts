import { HomeIcon } from "@sanity/icons/Home";
import { defineField, defineType } from "@sanity/types";
import { optionalLine, requiredLine } from "../fields/rich-text.ts";
import { optionalString, requiredString } from "../fields/text.ts";
import { timeZone } from "../fields/time-zone.ts";

const unknown = "Leave it empty until an official source says it: pages then say so.";

/** One half of the city's place: diagrams draw distance and daylight from it. */
const degrees = (name: string, title: string, most: number) =>
  defineField({
    name,
    type: "number",
    title,
    description: `In degrees, from −${most} to ${most}, north and east positive; diagrams need it.`,
    validation: (rule) => rule.min(-most).max(most),
  });

export const homeCountry = defineType({
  name: "homeCountry",
  type: "document",
  title: "Home country",
  description: "A country that clients come from, and what a move from there means.",
  icon: HomeIcon,
  fields: [
    requiredString({
      name: "name",
      title: "Name",
      description: "The name of the country, such as “Latvia”.",
      max: 40,
    }),
    timeZone({ description: "The office hours are counted in it." }),
    optionalString({
      name: "city",
      title: "City",
      description: "The city that distances are measured from, such as “Riga”; empty for none.",
      max: 40,
    }),
    degrees("latitude", "Latitude of the city", 90),
    degrees("longitude", "Longitude of the city", 180),
    requiredString({
      name: "currency",
      title: "Currency",
      description:
        "The currency with its letters in brackets, such as “Euro (EUR)”: the rates in the site settings are found by them.",
      max: 40,
    }),
    requiredLine({
      name: "treaty",
      title: "Tax treaty",
      description: "Whether it has a tax treaty with the UAE, as far as an official source says.",
    }),
    optionalLine({
      name: "flights",
      title: "Flights",
      description: `From where one flies without a change, and when. ${unknown}`,
    }),
    optionalLine({
      name: "licence",
      title: "Driving licence",
      description: `Whether and how it is exchanged for a local one. ${unknown}`,
    }),
    optionalLine({
      name: "papers",
      title: "Papers to legalise",
      description: `Which papers need a stamp, and who gives it. ${unknown}`,
    }),
  ],
  preview: { select: { title: "name" } },
});
