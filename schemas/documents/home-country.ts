import { HomeIcon } from "@sanity/icons/Home";
import { defineField, defineType } from "@sanity/types";
import { dateField, sourceAddress } from "../fields/field.ts";
import { objectList } from "../fields/list.ts";
import {
  optionalString,
  requiredChoice,
  requiredLine,
  requiredString,
  timeZone,
} from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

/** The kinds of facts about a home country. The site settings contain their labels. */
export const countryParts = [
  { title: "Tax treaty", value: "treaty" },
  { title: "Tax at home", value: "homeTax" },
  { title: "Papers to legalise", value: "papers" },
  { title: "Driving licence", value: "licence" },
  { title: "School year", value: "school" },
  { title: "Flights", value: "flights" },
] as const;

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
  ],
  preview: { select: { title: "name" } },
});

export const countryFact = defineType({
  name: "countryFact",
  title: "Fact of a home country",
  description: "One fact, with the official source that says it.",
  type: "object",
  fields: [
    requiredChoice({
      name: "part",
      title: "What it is about",
      description: "Its words on the site are in the site settings.",
      choices: countryParts,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The fact in one or two sentences, as far as its source carries it.",
    }),
    requiredString({
      name: "sourceTitle",
      title: "Source",
      description: "The authority and its page or law; visitors see it beneath the fact.",
      max: 200,
    }),
    sourceAddress("Where the source can be read; visitors can follow it."),
    dateField({
      name: "checkedOn",
      title: "Checked on",
      description: "The day on which it was last compared with its source; visitors see it.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { part: "part", ...selectRichLine("text") },
    prepare: ({ part, ...line }) => ({
      title: countryParts.find(({ value }) => value === part)?.title,
      subtitle: previewRichLine(line, "text"),
    }),
  },
});
