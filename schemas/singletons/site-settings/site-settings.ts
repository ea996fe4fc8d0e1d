import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType, type Rule } from "@sanity/types";
import { fieldsTogether, group, inGroups, toggle } from "../../fields/field.ts";
import { objectList, optionalReference, referenceList } from "../../fields/list.ts";
import {
  asIs,
  choiceList,
  optionalString,
  optionalText,
  requiredChoice,
  requiredString,
  requiredText,
  stringList,
  timeZone,
  titled,
} from "../../fields/text.ts";
import { once } from "../../rules/lists.ts";
import {
  cookieBanner,
  diagramLabels,
  errorScreen,
  evidenceLabels,
  homeCountryLabels,
  messagesBesidePages,
  offlineScreen,
  pictureFailure,
  zoneLabels,
} from "./labels.ts";

/** The controller of visitors' data, and the label of the link to the privacy notice. */
const privacy = [
  requiredString({
    name: "privacyLabel",
    title: "Link: privacy notice",
    description:
      "The words of the link to the privacy notice, in the footer and beside both forms.",
    max: 40,
  }),
  objectList({
    name: "controller",
    title: "Who is responsible for visitors' data",
    description:
      "Shown at the top of the privacy notice. Only the owner knows these: a row without a text is shown nowhere.",
    of: "detailRow",
  }),
];

/** The source of a claim, and the switch that hides the claim. */
function proof(claim: string, source: string) {
  return [
    optionalString({
      name: "source",
      title: "Source",
      description: `${source} The checks name the ${claim} as unproved while this is empty (for editors, not shown on the site).`,
      max: 200,
      textKind: "code",
    }),
    toggle({
      name: "isHidden",
      title: "Hide it",
      description: `Switch on to take the ${claim} off every page.`,
    }),
  ];
}

const claim = (name: string, title: string, what: string, source: string) =>
  defineField({
    name,
    title,
    description: `What proves the ${what}, and whether pages show it.`,
    type: "object",
    fields: proof(what, source),
    options: { collapsible: true },
  });

/** Facts that only the owner of the company knows. Empty ones are not shown. */
const ownerFields = [
  optionalText({
    name: "ownFee",
    title: "Our own fee",
    description: "From and to, and what it covers; shown under the packages of the home page.",
    max: 300,
  }),
  stringList({
    name: "people",
    title: "People",
    description:
      "One line each for those who have agreed to stand here, with name, role and languages; shown under the roles on the page about the company.",
    member: "Person",
  }),
  stringList({
    name: "dubaiAddress",
    title: "Address in Dubai",
    description: "Its lines, from the street to the emirate; shown beside the postal address.",
    member: "Line",
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

const searchFields = [
  fieldsTogether({
    name: "rating",
    title: "Rating",
    description: "The clients' rating as search engines read it.",
    fields: [
      defineField({
        name: "value",
        title: "Average",
        description: "The average out of 5, with one digit after the point.",
        type: "number",
        validation: (rule) => rule.required().min(1).max(5).precision(1),
      }),
      defineField({
        name: "count",
        title: "Reviews",
        description: "How many reviews the average comes from.",
        type: "number",
        validation: (rule) => rule.required().integer().min(1),
      }),
      ...proof("rating", "Who collected the reviews and where they can be read."),
    ],
  }),
  defineField({
    name: "foundingYear",
    title: "Founded in",
    description: "The year the company was founded, for search engines.",
    type: "number",
    validation: (rule) => rule.required().integer().min(1900).max(2100),
  }),
  stringList({
    name: "areasServed",
    title: "Areas served",
    members: "areas",
    description: "The countries whose people the company serves, for search engines.",
    member: "Country",
    min: 1,
  }),
];

/**
 * The rates with which amounts in dirhams are shown in other currencies. They are as their sources
 * publish them, so that they can be compared.
 */
const exchangeRates = [
  optionalReference({
    name: "dollarRate",
    title: "Dirhams for one dollar",
    description:
      "The figure with the dirham's fixed rate to the US dollar, its source and its day. Without it no amount is converted.",
    to: "figure",
  }),
  referenceList({
    name: "euroRates",
    title: "Rates of the euro",
    description:
      "Figures that say how much of a currency one euro is, as the European Central Bank publishes them; their unit is the letters of the currency. The one in USD comes first: without it no amount is converted. A rate is used until the day on which it is to be checked again.",
    to: "figure",
  }),
];

const hour = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: "number",
    validation: (rule) => rule.required().min(0).max(24),
  });

const officeHours = fieldsTogether({
  name: "officeHours",
  title: "Office hours",
  description: "The opening hours once more, as a clock has them: pages count them in local time.",
  fields: [
    requiredString({
      name: "days",
      title: "Days",
      description: "The days of the week, such as “Monday to Friday”.",
      max: 40,
    }),
    hour(
      "opens",
      "From",
      "When consultants begin to answer, in hours of the office's clock: 9 or 8.5.",
    ),
    hour("closes", "Until", "When they stop, in hours of the same clock: 18."),
    timeZone("The time zone of that clock."),
  ],
});

const socialLinks = defineField({
  name: "socialLinks",
  title: "Social networks",
  description: "The buttons of the social networks; one without an address leads nowhere.",
  type: "array",
  of: [
    {
      name: "socialLink",
      type: "object",
      title: "Network",
      fields: [
        requiredChoice({
          name: "platform",
          title: "Network",
          description: "Which network the button is for.",
          choices: asIs(["LinkedIn", "Facebook", "Instagram", "Twitter"]),
        }),
        defineField({
          name: "url",
          title: "Address",
          description: "The company's page there; leave it empty until there is one.",
          type: "url",
          validation: (rule) => rule.uri({ scheme: ["https"] }),
        }),
      ],
      preview: {
        select: { title: "platform", url: "url" },
        prepare: ({ title, url }) => ({ title, subtitle: url || "No address yet" }),
      },
    },
  ],
  validation: (rule) => rule.required().custom(once("platform")),
});

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  description:
    "What is the same on every page: the brand, the contact details and the legal lines.",
  type: "document",
  icon: CogIcon,
  ...inGroups(
    group("brand", "Brand", [
      requiredString({
        name: "brandName",
        title: "Brand name",
        description: "The company's name as visitors read it.",
        max: 40,
      }),
      requiredText({
        name: "tagline",
        title: "Tagline",
        description: "One sentence on what the company does; shown in the footer.",
        max: 200,
      }),
    ]),
    group("contact", "Contact", [
      defineField({
        name: "email",
        title: "Email",
        description: "Where visitors write to; shown in the footer and on the contact page.",
        type: "string",
        options: { textKind: "code" },
        validation: (rule) => rule.required().email(),
      }),
      defineField({
        name: "phone",
        title: "Phone",
        description: "Where visitors call, with the country code: +371 20 000 000.",
        type: "string",
        options: { textKind: "code" },
        validation: (rule) =>
          rule
            .required()
            .regex(/^\+[1-9](?:[ ()-]*\d){6,14}$/)
            .error("Write the number with its country code, such as +371 20 000 000."),
      }),
      stringList({
        name: "address",
        title: "Postal address",
        members: "lines",
        description: "The lines of the address, from the street to the country.",
        member: "Line",
        textKind: "name",
        min: 1,
      }),
      requiredString({
        name: "officeNote",
        title: "Office note",
        description: "Shown beside the address, such as “Office by appointment”.",
        max: 80,
      }),
      requiredString({
        name: "openingHours",
        title: "Opening hours",
        description: "When consultants answer, with the time zone.",
        max: 80,
      }),
      requiredString({
        name: "openingHoursNote",
        title: "Note on the opening hours",
        description: "Follows them wherever they stand: what the letters of the time zone mean.",
        max: 120,
      }),
      officeHours,
      requiredText({
        name: "replyPromise",
        title: "Promise of a reply",
        description:
          "How soon you contact and answer, and which days count; said in these words wherever it is explained.",
        max: 240,
      }),
      stringList({
        name: "languages",
        title: "Languages",
        members: "languages",
        description: "The languages that consultants speak.",
        member: "Language",
        min: 1,
      }),
      requiredString({
        name: "languagesLabel",
        title: "Languages: words before them",
        description:
          "Translated pages show these words before the languages, because their visitors may expect a call in their own language.",
        max: 40,
      }),
      {
        ...objectList({
          name: "contactSubjects",
          title: "Subjects of requests",
          description:
            "What the contact form begins with for visitors who come from a page; other pages open it empty.",
          of: "contactSubject",
        }),
        validation: (rule: Rule) => rule.custom(once("page")),
      },
      socialLinks,
    ]),
    group("legal", "Legal", [
      defineField({
        name: "copyrightYear",
        title: "Copyright year",
        description: "The year in the copyright line of the footer.",
        type: "number",
        validation: (rule) => rule.required().integer().min(2000).max(2100),
      }),
      requiredString({
        name: "copyrightNotice",
        title: "Copyright notice",
        description: "Follows the year and the name: “All rights reserved.”",
      }),
      requiredText({
        name: "disclaimer",
        title: "Disclaimer",
        description: "What the site is not, such as legal or tax advice; shown in the footer.",
      }),
      ...privacy,
      choiceList({
        name: "secondPerson",
        title: "Needs a second person",
        description:
          "What is published only when somebody who has not written in it has approved it (for editors, not shown on the site).",
        choices: titled({
          tax: "Tax figures",
          legal: "Legal pages",
          languages: "Languages that visitors see",
        }),
      }),
    ]),
    group("owner", "Owner's proofs", [...ownerFields]),
    group("search", "Search engines", [...searchFields]),
    group("zones", "Cards and lists", [zoneLabels, homeCountryLabels, diagramLabels]),
    group("figures", "Figures", [evidenceLabels, ...exchangeRates]),
    group("consent", "Cookie banner", [cookieBanner]),
    group("errors", "Errors", [
      errorScreen,
      offlineScreen,
      ...messagesBesidePages,
      ...pictureFailure,
    ]),
  ),
});
