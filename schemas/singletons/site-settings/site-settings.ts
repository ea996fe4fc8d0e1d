import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType, type Rule } from "@sanity/types";
import { about, field, fieldsTogether, group, inGroups, toggle } from "../../fields/field.ts";
import { objectList, optionalReference, referenceList } from "../../fields/list.ts";
import {
  asIs,
  choiceList,
  optionalString,
  optionalText,
  requiredChoice,
  requiredString,
  requiredStrings,
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
  offlineScreen,
  pictureFailure,
  zoneLabels,
} from "./labels.ts";

/** Who answers for visitors' data, and how every page leads to what is said of it. */
const privacy = [
  requiredString`privacyLabel | Link: privacy notice | The words of the link to the privacy notice, in the footer and beside both forms. | 40`,
  objectList`controller | Who is responsible for visitors' data | Shown at the top of the privacy notice. Only the owner knows these: a row without a text is shown nowhere. | detailRow`,
];

/** The source of something that the site claims, and the switch that takes the claim back. */
function proof(claim: string, source: string) {
  return [
    optionalString`source | Source | ${source} The checks name the ${claim} as unproved while this is empty (for editors, not shown on the site). | 200`,
    toggle`isHidden | Hide it | Switch on to take the ${claim} off every page.`,
  ];
}

const claim = (name: string, title: string, what: string, source: string) =>
  defineField({
    ...about`${name} | ${title} | What proves the ${what}, and whether pages show it.`,
    type: "object",
    fields: proof(what, source),
    options: { collapsible: true },
  });

/** What only the owner of the company can say: shown nowhere until it is filled in. */
const ownerFields = [
  optionalText`ownFee | Our own fee | From and to, and what it covers; shown under the packages of the home page. | 300`,
  stringList`people | People | One line each for those who have agreed to stand here, with name, role and languages; shown under the roles on the page about the company. | Person`,
  stringList`dubaiAddress | Address in Dubai | Its lines, from the street to the emirate; shown beside the postal address. | Line`,
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
  fieldsTogether`rating | The clients' rating as search engines read it.`([
    field.number({
      ...about`value | Average | The average out of 5, with one digit after the point.`,
      validation: (rule) => rule.required().min(1).max(5).precision(1),
    }),
    field.number({
      ...about`count | Reviews | How many reviews the average comes from.`,
      validation: (rule) => rule.required().integer().min(1),
    }),
    ...proof("rating", "Who collected the reviews and where they can be read."),
  ]),
  field.number({
    ...about`foundingYear | Founded in | The year the company was founded, for search engines.`,
    validation: (rule) => rule.required().integer().min(1900).max(2100),
  }),
  stringList`areasServed | Areas served | The countries whose people the company serves, for search engines. | Country 1–`,
];

/**
 * From which amounts in dirhams are shown in the currencies of the home countries too. The figures are
 * what their sources print, so that they can be compared with them.
 */
const exchangeRates = [
  optionalReference`dollarRate | Dirhams for one dollar | The figure with the dirham's fixed rate to the US dollar, its source and its day. Without it no amount is converted. | figure`,
  referenceList`euroRates | Rates of the euro | Figures that say how much of a currency one euro is, as the European Central Bank publishes them; their unit is the letters of the currency. The one in USD comes first: without it no amount is converted. A rate is used until the day on which it is to be checked again. | figure`,
];

const hour = (name: string, title: string, description: string) =>
  field.number({
    ...about`${name} | ${title} | ${description}`,
    validation: (rule) => rule.required().min(0).max(24),
  });

const officeHours =
  fieldsTogether`officeHours | The opening hours once more, as a clock has them: pages count them in local time.`(
    [
      requiredString`days | Days | The days of the week, such as “Monday to Friday”. | 40`,
      hour(
        "opens",
        "From",
        "When consultants begin to answer, in hours of the office's clock: 9 or 8.5.",
      ),
      hour("closes", "Until", "When they stop, in hours of the same clock: 18."),
      timeZone("The time zone of that clock."),
    ],
  );

const socialLinks = field.array({
  ...about`socialLinks | Social networks | The buttons of the social networks; one without an address leads nowhere.`,
  of: [
    {
      name: "socialLink",
      type: "object",
      title: "Network",
      fields: [
        requiredChoice`platform | Network | Which network the button is for.`(
          asIs(["LinkedIn", "Facebook", "Instagram", "Twitter"]),
        ),
        field.url({
          ...about`url | Address | The company's page there; leave it empty until there is one.`,
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
  ...about`siteSettings | What is the same on every page: the brand, the contact details and the legal lines.`,
  type: "document",
  icon: CogIcon,
  ...inGroups(
    group("brand", "Brand", [
      requiredString`brandName | Brand name | The company's name as visitors read it. | 40`,
      requiredText`tagline | Tagline | One sentence on what the company does; shown in the footer. | 200`,
    ]),
    group("contact", "Contact", [
      field.string({
        ...about`email | Where visitors write to; shown in the footer and on the contact page.`,
        validation: (rule) => rule.required().email(),
      }),
      field.string({
        ...about`phone | Where visitors call, with the country code: +371 20 000 000.`,
        validation: (rule) =>
          rule
            .required()
            .regex(/^\+[1-9](?:[ ()-]*\d){6,14}$/)
            .error("Write the number with its country code, such as +371 20 000 000."),
      }),
      stringList`address | Postal address | The lines of the address, from the street to the country. | Line 1–`,
      ...requiredStrings(80)`
        officeNote | Office note | Shown beside the address, such as “Office by appointment”.
        openingHours | Opening hours | When consultants answer, with the time zone.
        openingHoursNote | Note on the opening hours | Follows them wherever they stand: what the letters of the time zone mean. | 120
      `,
      officeHours,
      requiredText`replyPromise | Promise of a reply | How soon you contact and answer, and which days count; said in these words wherever it is explained. | 240`,
      stringList`languages | Languages | The languages that consultants speak. | Language 1–`,
      {
        ...objectList`contactSubjects | Subjects of requests | What the contact form begins with for visitors who come from a page; other pages open it empty. | contactSubject`,
        validation: (rule: Rule) => rule.custom(once("page")),
      },
      socialLinks,
    ]),
    group("legal", "Legal", [
      field.number({
        ...about`copyrightYear | The year in the copyright line of the footer.`,
        validation: (rule) => rule.required().integer().min(2000).max(2100),
      }),
      requiredString`copyrightNotice | Follows the year and the name: “All rights reserved.”`,
      requiredText`disclaimer | What the site is not, such as legal or tax advice; shown in the footer.`,
      ...privacy,
      choiceList`secondPerson | Needs a second person | What is published only when somebody who has not written in it has approved it (for editors, not shown on the site).`(
        titled({ tax: "Tax figures", legal: "Legal pages" }),
      ),
    ]),
    group("owner", "Owner's proofs", [...ownerFields]),
    group("search", "Search engines", [...searchFields]),
    group("zones", "Cards and lists", [zoneLabels, homeCountryLabels, diagramLabels]),
    group("figures", "Figures", [evidenceLabels, ...exchangeRates]),
    group("consent", "Cookie banner", [cookieBanner]),
    group("errors", "Errors", [errorScreen, offlineScreen, ...pictureFailure]),
  ),
});
