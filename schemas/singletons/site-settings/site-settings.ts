import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType } from "@sanity/types";
import { group, inGroups } from "../../fields/group.ts";
import { eachPageOnce } from "../../fields/link.ts";
import { choiceList, requiredString, requiredText, stringList } from "../../fields/text.ts";
import { internationalPhone } from "../../rules/text.ts";
import { officeHours, socialLinks } from "./contact.ts";
import { cookieBanner } from "./cookie-banner.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { errorScreen, offlineScreen, pictureFailure } from "./failure-screens.ts";
import { diagramLabels, evidenceLabels, homeCountryLabels, zoneLabels } from "./labels.ts";
import { ownerFields, privacy } from "./owner.ts";
import { searchFields } from "./search-fields.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  type: "document",
  title: "Site settings",
  description:
    "What is the same on every page: the brand, the contact details and the legal lines.",
  icon: CogIcon,
  ...inGroups(
    group("brand", "Brand", [
      requiredString("brandName", "Brand name", "The company's name as visitors read it.", {
        max: 40,
      }),
      requiredText(
        "tagline",
        "Tagline",
        "One sentence on what the company does; shown in the footer.",
        { max: 200 },
      ),
    ]),
    group("contact", "Contact", [
      defineField({
        name: "email",
        type: "string",
        title: "Email",
        description: "Where visitors write to; shown in the footer and on the contact page.",
        validation: (rule) => rule.required().email(),
      }),
      defineField({
        name: "phone",
        type: "string",
        title: "Phone",
        description: "Where visitors call, with the country code: +371 20 000 000.",
        validation: (rule) => rule.required().custom(internationalPhone),
      }),
      stringList(
        "address",
        "Postal address",
        "The lines of the address, from the street to the country.",
        { itemTitle: "Line", min: 1 },
      ),
      requiredString(
        "officeNote",
        "Office note",
        "Shown beside the address, such as “Office by appointment”.",
        { max: 80 },
      ),
      requiredString(
        "openingHours",
        "Opening hours",
        "When consultants answer, with the time zone.",
        { max: 80 },
      ),
      requiredString(
        "openingHoursNote",
        "Note on the opening hours",
        "Follows them wherever they stand: what the letters of the time zone mean.",
        { max: 120 },
      ),
      officeHours,
      requiredText(
        "replyPromise",
        "Promise of a reply",
        "How soon you contact and answer, and which days count; said in these words wherever it is explained.",
        { max: 240 },
      ),
      stringList("languages", "Languages", "The languages that consultants speak.", {
        itemTitle: "Language",
        min: 1,
      }),
      defineField({
        name: "contactSubjects",
        type: "array",
        title: "Subjects of requests",
        description:
          "What the contact form begins with for visitors who come from a page; other pages open it empty.",
        of: [{ type: "contactSubject" }],
        validation: (rule) => rule.skip().custom(eachPageOnce).error(),
      }),
      socialLinks,
    ]),
    group("legal", "Legal", [
      defineField({
        name: "copyrightYear",
        type: "number",
        title: "Copyright year",
        description: "The year in the copyright line of the footer.",
        validation: (rule) => rule.required().integer().min(2000).max(2100),
      }),
      requiredString(
        "copyrightNotice",
        "Copyright notice",
        "Follows the year and the name: “All rights reserved.”",
      ),
      requiredText(
        "disclaimer",
        "Disclaimer",
        "What the site is not, such as legal or tax advice; shown in the footer.",
      ),
      ...privacy,
      choiceList(
        "secondPerson",
        "Needs a second person",
        "What is published only when somebody who has not written in it has approved it (for editors, not shown on the site).",
        {
          choices: [
            { title: "Tax figures", value: "tax" },
            { title: "Legal pages", value: "legal" },
          ],
        },
      ),
    ]),
    group("owner", "Owner's proofs", [...ownerFields]),
    group("search", "Search engines", [...searchFields]),
    group("zones", "Cards and lists", [zoneLabels, homeCountryLabels, diagramLabels]),
    group("figures", "Figures", [evidenceLabels, ...exchangeRates]),
    group("consent", "Cookie banner", [cookieBanner]),
    group("errors", "Errors", [errorScreen, offlineScreen, ...pictureFailure]),
  ),
  preview: {
    select: { title: "brandName" },
    prepare: ({ title }) => ({ title: "Site settings", subtitle: title }),
  },
});
