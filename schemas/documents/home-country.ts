import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { about, field, sourceAddress } from "../fields/field.ts";
import { objectList } from "../fields/list.ts";
import {
  optionalString,
  requiredChoice,
  requiredLine,
  requiredString,
  timeZone,
} from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

/** What is told of a home country; the site settings hold the words before each. */
export const countryParts = [
  { title: "Tax treaty", value: "treaty" },
  { title: "Tax at home", value: "homeTax" },
  { title: "Papers to legalise", value: "papers" },
  { title: "Driving licence", value: "licence" },
  { title: "School year", value: "school" },
  { title: "Flights", value: "flights" },
] as const;

/** One half of the city's place: diagrams draw distance and daylight from it. */
const degrees = (name: string, title: string, most: number) =>
  field.number({
    ...about`${name} | ${title} | In degrees, from −${most} to ${most}, north and east positive; diagrams need it.`,
    validation: (rule) => rule.min(-most).max(most),
  });

export const homeCountry = defineType({
  ...about`homeCountry | A country that clients come from, and what a move from there means.`,
  type: "document",
  icon: HomeIcon,
  fields: [
    requiredString`name | Name | The name of the country, such as “Latvia”. | 40`,
    timeZone("The office hours are counted in it."),
    optionalString`city | City | The city that distances are measured from, such as “Riga”; empty for none. | 40`,
    degrees("latitude", "Latitude of the city", 90),
    degrees("longitude", "Longitude of the city", 180),
    requiredString`currency | Currency | The currency with its letters in brackets, such as “Euro (EUR)”: the rates in the site settings are found by them. | 40`,
    // In one list, named as those of other documents are: Sanity counts the paths of fields.
    objectList`rows | Facts | What an official source says; what none says is left out, and not shown. | countryFact`,
  ],
  preview: { select: { title: "name" } },
});

export const countryFact = defineType({
  ...about`countryFact | Fact of a home country | One fact, with the official source that says it.`,
  type: "object",
  fields: [
    requiredChoice`part | What it is about | Its words on the site are in the site settings.`(
      countryParts,
    ),
    requiredLine`text | The fact in one or two sentences, as far as its source carries it.`,
    requiredString`sourceTitle | Source | The authority and its page or law; visitors see it beneath the fact. | 200`,
    sourceAddress("Where the source can be read; visitors can follow it."),
    field.date({
      ...about`checkedOn | The day on which it was last compared with its source; visitors see it.`,
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
