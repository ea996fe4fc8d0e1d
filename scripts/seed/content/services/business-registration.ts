import { comparisonSection, richTextSection } from "../build/page-sections.ts";
import {
  benefit,
  closing,
  figure,
  note,
  opening,
  serviceLink,
  subService,
} from "../build/parts.ts";
import { bullet, link, pageLink, paragraph, strong, words } from "../build/rich-text.ts";
import { toolLinks } from "../site/tool-links.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const businessRegistration = service({
  title: "Business Registration",
  slug: "business-registration",
  category: "business",
  layout: "dossier",
  diagrams: ["company-tax"],
  hero: opening("business-registration")`Business registration in the right place
    Mainland, or one of ${figure("free-zone-count")} free zones? The choice decides whom you may sell to, what you pay and how easily a bank takes you. We compare the options, register the company and stay until the account is open.`,
  introduction: {
    heading: "Start from your customers, not from the price list",
    body: [
      paragraph`If your customers are in the UAE, a mainland company may serve them all. If they are abroad, or other companies in the zone, a free zone is often simpler. Both allow ${figure("foreign-ownership")} foreign ownership in most activities.`,
      paragraph`On the mainland, corporate tax is ${figure("corporate-tax-rate-in-band")} on profit up to ${figure("corporate-tax-band")} and ${figure("corporate-tax-rate")} above. A free zone company pays ${figure("free-zone-corporate-tax-rate")} on qualifying income only while it meets the conditions for a Qualifying Free Zone Person, and ${figure("free-zone-non-qualifying-tax-rate")} on the rest. Every company registers for corporate tax and files a return, even when nothing is due.`,
      paragraph`A simple licence can be issued within days. The bank account takes longer, because the bank wants to understand your business, your partners and your money. What the company may then do is a matter of ${pageLink("licences and permits", serviceId("licensing"))}.`,
    ],
    note: note`Cheap can be costly
      Prices such as ${figure("ifza-licence-from")} a year are starting prices. Visas, an office and renewals come on top. We compare two years, not one.`,
  },
  benefitsHeading: "What you get",
  benefits: [
    benefit`scale | A comparison in writing
      Two or three places in one table, by activity, tax, yearly cost, visas, office and bank.`,
    benefit`building | ${figure("foreign-ownership")} yours
      In every free zone and in most mainland activities you need no local partner.`,
    benefit`percent | VAT at ${figure("vat-rate")}
      Registration is compulsory from a turnover of ${figure("vat-registration-threshold")} in twelve months. Free zones are inside the VAT system.`,
    benefit`handshake | No surprises after the licence
      Tax registrations, the register of beneficial owners and the renewal date are in your calendar before we hand over.`,
  ],
  subServicesHeading: "What it takes to be in business",
  subServices: [
    subService`Choice of place and form | First week
      Mainland, free zone or holding, and the legal form, chosen by customers, tax and bank.`,
    subService`Free zone company | Days to weeks, by zone
      Name, application, share capital where the zone asks for it, and incorporation with the zone's authority.`,
    subService`Mainland company | Weeks, by activity
      Trade name, initial approval, articles of association and tenancy contract for the department of economy.`,
    subService`Branch or subsidiary | Start with the papers
      For a company that exists at home, such as a Finnish Oy or a Latvian SIA. Its papers need translation and attestation, and that sets the pace.`,
    subService`Bank account | Weeks to months
      A file on owners, contracts and cash flow, and introductions to banks that take your kind of business. The bank decides.`,
    subService`Tax registration | ${figure("corporate-tax-rate")} standard rate
      Corporate tax, VAT where it applies, and a bookkeeper who knows the deadlines.`,
  ],
  sections: [
    comparisonSection({
      heading: "Branch or subsidiary",
      intro:
        "For a company that exists at home, on the mainland. What an authority does not publish for everybody is to be asked, and we ask it for you.",
      aspect: "What differs",
      columns: ["Branch", "Subsidiary"],
      rows: [
        [
          "What it is",
          "The company at home, with a licence in the UAE.",
          words`A company under UAE law. In most activities the company at home may hold ${figure("foreign-ownership")} of it.`,
        ],
        [
          "Approval",
          words`The Ministry of Economy's first, which holds for ${figure("branch-approval-term")}. In that time the emirate licenses the branch. No commercial agent may be registered for the company.`,
          "None of those that a branch needs. The emirate registers and licenses the company.",
        ],
        [
          "Papers from home",
          "A certificate with date, name, legal form, owners, activity and capital, and the board's decision to open the branch, all attested.",
          "To be asked. They depend on the emirate and on the legal form.",
        ],
        [
          "Federal fees",
          words`${figure("branch-approval-fee")} for the approval, ${figure("branch-renewal-fee")} for each renewal of the registration.`,
          "None of these. The emirate's own fees are to be asked.",
        ],
        [
          "Corporate tax",
          "A permanent establishment of a non-resident. Taxed is the income that belongs to it.",
          "A resident company. Taxed is its income from everywhere.",
        ],
      ],
    }),
    richTextSection({
      heading: "Who says so",
      body: [
        bullet`${strong("Approval, papers and fees. ")}Ministry of Economy, ${link("Initial approval for foreign entity branch", "https://www.moec.gov.ae/en/w/initial-approval-for-foreign-company-branch")}.`,
        bullet`${strong("Corporate tax. ")}Federal Tax Authority, ${link("Resident Persons, Non-Resident Persons and Permanent Establishment", "https://tax.gov.ae/en/taxes/corporate.tax/corporate.tax.topics/resident.persons.nonresident.persons.and.permanent.establishment.aspx")}.`,
      ],
    }),
  ],
  readOn: [
    toolLinks.zones,
    toolLinks.tax,
    serviceLink("Licensing & Permits", "licensing"),
    serviceLink("Office Space", "office-space"),
  ],
  closing: closing("zone-finance")`Mainland or free zone?
    Describe your customers in two sentences. We answer with the places that suit you and the reason.
    Register Your Business`,
});
