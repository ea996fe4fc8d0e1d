import { HomeIcon } from "@sanity/icons/Home";
import { defineField, defineType } from "@sanity/types";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { objectList } from "../fields/list.ts";
import { optionalString, requiredString, timeZone } from "../fields/text.ts";

/** A coordinate of the city. Diagrams compute distance and daylight from it. */
const degrees = (name: string, title: string, most: number) =>
  defineField({
    name,
    title,
    description: `In degrees, from −${most} to ${most}, north and east positive; diagrams need it.`,
    type: "number",
    validation: (rule) => rule.min(-most).max(most),
  });

export const homeCountry = defineType({
  name: "homeCountry",
  title: "Home country",
  description: "A country that clients come from, and what a move from there means.",
  type: "document",
  icon: HomeIcon,
  fields: [
    requiredString({
      name: "name",
      title: "Name",
      description: "The name of the country, such as “Latvia”.",
      max: 40,
    }),
    timeZone("The office hours are counted in it."),
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
    // All facts are in one list with the same names as in other documents, because Sanity counts
    // the paths of fields.
    objectList({
      name: "rows",
      title: "Facts",
      description: "What an official source says; what none says is left out, and not shown.",
      of: "countryFact",
    }),
    inEnglishOnly(),
  ],
  preview: { select: { title: "name" } },
});
