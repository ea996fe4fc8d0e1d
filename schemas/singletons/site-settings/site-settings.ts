import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType } from "@sanity/types";
import { eachPageOnce } from "../../fields/link.ts";
import { choiceList, requiredString, requiredText, stringList } from "../../fields/text.ts";
import { internationalPhone } from "../../rules/text.ts";
import { cookieBanner } from "./cookie-banner.ts";
import { diagramLabels } from "./diagram-labels.ts";
import { evidenceLabels } from "./evidence-labels.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { errorScreen, offlineScreen, pictureFailure } from "./failure-screens.ts";
import { homeCountryLabels } from "./home-country-labels.ts";
import { officeHours } from "./office-hours.ts";
import { privacy } from "./privacy.ts";
import { ownerFields } from "./proofs.ts";
import { searchFields } from "./search-fields.ts";
import { socialLinks } from "./social-links.ts";
import { zoneLabels } from "./zone-labels.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  type: "document",
  title: "Site settings",
  description:
    "What is the same on every page: the brand, the contact details and the legal lines.",
  icon: CogIcon,
  groups: [
    { name: "brand", title: "Brand", default: true },
    { name: "contact", title: "Contact" },
    { name: "legal", title: "Legal" },
    { name: "owner", title: "Owner's proofs" },
    { name: "search", title: "Search engines" },
    { name: "zones", title: "Cards and lists" },
    { name: "figures", title: "Figures" },
    { name: "consent", title: "Cookie banner" },
    { name: "errors", title: "Errors" },
  ],
  fields: [
    requiredString({
      name: "brandName",
      title: "Brand name",
      description: "The company's name as visitors read it.",
      group: "brand",
      max: 40,
    }),
    requiredText({
      name: "tagline",
      title: "Tagline",
      description: "One sentence on what the company does; shown in the footer.",
      group: "brand",
      max: 200,
    }),
    defineField({
      name: "email",
      type: "string",
      title: "Email",
      description: "Where visitors write to; shown in the footer and on the contact page.",
      group: "contact",
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: "phone",
      type: "string",
      title: "Phone",
      description: "Where visitors call, with the country code: +371 20 000 000.",
      group: "contact",
      validation: (rule) => rule.required().custom(internationalPhone),
    }),
    stringList({
      name: "address",
      title: "Postal address",
      description: "The lines of the address, from the street to the country.",
      group: "contact",
      itemTitle: "Line",
      min: 1,
    }),
    requiredString({
      name: "officeNote",
      title: "Office note",
      description: "Shown beside the address, such as “Office by appointment”.",
      group: "contact",
      max: 80,
    }),
    requiredString({
      name: "openingHours",
      title: "Opening hours",
      description: "When consultants answer, with the time zone.",
      group: "contact",
      max: 80,
    }),
    requiredString({
      name: "openingHoursNote",
      title: "Note on the opening hours",
      description: "Follows them wherever they stand: what the letters of the time zone mean.",
      group: "contact",
      max: 120,
    }),
    officeHours,
    requiredText({
      name: "replyPromise",
      title: "Promise of a reply",
      description:
        "How soon you contact and answer, and which days count; said in these words wherever it is explained.",
      group: "contact",
      max: 240,
    }),
    stringList({
      name: "languages",
      title: "Languages",
      description: "The languages that consultants speak.",
      group: "contact",
      itemTitle: "Language",
      min: 1,
    }),
    defineField({
      name: "contactSubjects",
      type: "array",
      title: "Subjects of requests",
      description:
        "What the contact form begins with for visitors who come from a page; other pages open it empty.",
      group: "contact",
      of: [{ type: "contactSubject" }],
      validation: (rule) => rule.skip().custom(eachPageOnce).error(),
    }),
    socialLinks,
    defineField({
      name: "copyrightYear",
      type: "number",
      title: "Copyright year",
      description: "The year in the copyright line of the footer.",
      group: "legal",
      validation: (rule) => rule.required().integer().min(2000).max(2100),
    }),
    requiredString({
      name: "copyrightNotice",
      title: "Copyright notice",
      description: "Follows the year and the name: “All rights reserved.”",
      group: "legal",
    }),
    requiredText({
      name: "disclaimer",
      title: "Disclaimer",
      description: "What the site is not, such as legal or tax advice; shown in the footer.",
      group: "legal",
    }),
    ...privacy,
    ...ownerFields,
    ...searchFields,
    zoneLabels,
    homeCountryLabels,
    diagramLabels,
    evidenceLabels,
    ...exchangeRates,
    cookieBanner,
    choiceList({
      name: "secondPerson",
      title: "Needs a second person",
      description:
        "What is published only when somebody who has not written in it has approved it (for editors, not shown on the site).",
      group: "legal",
      choices: [
        { title: "Tax figures", value: "tax" },
        { title: "Legal pages", value: "legal" },
      ],
    }),
    errorScreen,
    offlineScreen,
    ...pictureFailure,
  ],
  preview: {
    select: { title: "brandName" },
    prepare: ({ title }) => ({ title: "Site settings", subtitle: title }),
  },
});
