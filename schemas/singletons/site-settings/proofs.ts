import { defineField } from "@sanity/types";
import { optionalString, optionalText, stringList } from "../../fields/text.ts";

/** The source of something that the site claims, and the switch that takes the claim back. */
export function proof(claim: string, source: string) {
  return [
    optionalString({
      name: "source",
      title: "Source",
      description: `${source} The checks name the ${claim} as unproved while this is empty (for editors, not shown on the site).`,
      max: 200,
    }),
    defineField({
      name: "isHidden",
      type: "boolean",
      title: "Hide it",
      description: `Switch on to take the ${claim} off every page.`,
    }),
  ];
}

const claim = (name: string, title: string, what: string, source: string) =>
  defineField({
    name,
    type: "object",
    title,
    description: `What proves the ${what}, and whether pages show it.`,
    group: "owner",
    fields: proof(what, source),
    options: { collapsible: true },
  });

/** What only the owner of the company can say: shown nowhere until it is filled in. */
export const ownerFields = [
  optionalText({
    name: "ownFee",
    title: "Our own fee",
    description: "From and to, and what it covers; shown under the packages of the home page.",
    group: "owner",
    max: 300,
  }),
  stringList({
    name: "people",
    title: "People",
    description:
      "One line each for those who have agreed to stand here, with name, role and languages; shown under the roles on the page about the company.",
    group: "owner",
    itemTitle: "Person",
    min: 0,
  }),
  stringList({
    name: "dubaiAddress",
    title: "Address in Dubai",
    description: "Its lines, from the street to the emirate; shown beside the postal address.",
    group: "owner",
    itemTitle: "Line",
    min: 0,
  }),
  claim(
    "partnerNames",
    "Names of partners",
    "names of the partners",
    "The agreement or the consent by which they may be named.",
  ),
  claim(
    "dubaiOffice",
    "Office in Dubai",
    "office in Dubai",
    "The licence or the lease of the office.",
  ),
];
