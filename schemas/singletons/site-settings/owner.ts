import { defineField } from "@sanity/types";
import { optionalString, optionalText, requiredString, stringList } from "../../fields/text.ts";

/** Who answers for visitors' data, and how every page leads to what is said of it. */
export const privacy = [
  requiredString(
    "privacyLabel",
    "Link: privacy notice",
    "The words of the link to the privacy notice, in the footer and beside both forms.",
    { max: 40 },
  ),
  defineField({
    name: "controller",
    type: "array",
    title: "Who is responsible for visitors' data",
    description:
      "Shown at the top of the privacy notice. Only the owner knows these: a row without a text is shown nowhere.",
    of: [{ type: "detailRow" }],
  }),
];

/** The source of something that the site claims, and the switch that takes the claim back. */
export function proof(claim: string, source: string) {
  return [
    optionalString(
      "source",
      "Source",
      `${source} The checks name the ${claim} as unproved while this is empty (for editors, not shown on the site).`,
      { max: 200 },
    ),
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
    fields: proof(what, source),
    options: { collapsible: true },
  });

/** What only the owner of the company can say: shown nowhere until it is filled in. */
export const ownerFields = [
  optionalText(
    "ownFee",
    "Our own fee",
    "From and to, and what it covers; shown under the packages of the home page.",
    { max: 300 },
  ),
  stringList(
    "people",
    "People",
    "One line each for those who have agreed to stand here, with name, role and languages; shown under the roles on the page about the company.",
    { itemTitle: "Person", min: 0 },
  ),
  stringList(
    "dubaiAddress",
    "Address in Dubai",
    "Its lines, from the street to the emirate; shown beside the postal address.",
    { itemTitle: "Line", min: 0 },
  ),
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
