import { defineField } from "@sanity/types";
import { about, field } from "../../fields/field.ts";
import { optionalString, optionalText, requiredString, stringList } from "../../fields/text.ts";

/** Who answers for visitors' data, and how every page leads to what is said of it. */
export const privacy = [
  requiredString(
    "privacyLabel",
    "The words of the link to the privacy notice, in the footer and beside both forms.",
    { title: "Link: privacy notice", max: 40 },
  ),
  field.array(
    "controller",
    "Shown at the top of the privacy notice. Only the owner knows these: a row without a text is shown nowhere.",
    { title: "Who is responsible for visitors' data", of: [{ type: "detailRow" }] },
  ),
];

/** The source of something that the site claims, and the switch that takes the claim back. */
export function proof(claim: string, source: string) {
  return [
    optionalString(
      "source",
      `${source} The checks name the ${claim} as unproved while this is empty (for editors, not shown on the site).`,
      { max: 200 },
    ),
    field.boolean("isHidden", `Switch on to take the ${claim} off every page.`, {
      title: "Hide it",
    }),
  ];
}

const claim = (name: string, title: string, what: string, source: string) =>
  defineField({
    ...about(name, `What proves the ${what}, and whether pages show it.`, title),
    type: "object",
    fields: proof(what, source),
    options: { collapsible: true },
  });

/** What only the owner of the company can say: shown nowhere until it is filled in. */
export const ownerFields = [
  optionalText(
    "ownFee",
    "From and to, and what it covers; shown under the packages of the home page.",
    { title: "Our own fee", max: 300 },
  ),
  stringList(
    "people",
    "One line each for those who have agreed to stand here, with name, role and languages; shown under the roles on the page about the company.",
    { itemTitle: "Person", min: 0 },
  ),
  stringList(
    "dubaiAddress",
    "Its lines, from the street to the emirate; shown beside the postal address.",
    { title: "Address in Dubai", itemTitle: "Line", min: 0 },
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
