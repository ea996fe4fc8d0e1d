import { CogIcon } from "@sanity/icons/Cog";
import { defineType } from "@sanity/types";
import { about, field, group, inGroups } from "../../fields/field.ts";
import { eachPageOnce } from "../../fields/list.ts";
import {
  choiceList,
  requiredString,
  requiredStrings,
  requiredText,
  stringList,
  titled,
} from "../../fields/text.ts";
import { internationalPhone } from "../../rules/text.ts";
import {
  exchangeRates,
  officeHours,
  ownerFields,
  privacy,
  searchFields,
  socialLinks,
} from "./contact.ts";
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
        validation: (rule) => rule.required().custom(internationalPhone),
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
      field.array({
        ...about`contactSubjects | Subjects of requests | What the contact form begins with for visitors who come from a page; other pages open it empty.`,
        of: [{ type: "contactSubject" }],
        validation: (rule) => rule.skip().custom(eachPageOnce).error(),
      }),
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
      choiceList({
        ...about`secondPerson | Needs a second person | What is published only when somebody who has not written in it has approved it (for editors, not shown on the site).`,
        choices: titled({ tax: "Tax figures", legal: "Legal pages" }),
      }),
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
