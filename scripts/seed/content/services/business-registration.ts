import { figure } from "../build/figure-value.ts";
import { serviceLink } from "../build/nav-link.ts";
import { richTextSection } from "../build/page-sections.ts";
import { benefit, note, subService } from "../build/parts.ts";
import { bullet, pageLink, paragraph, strong, words } from "../build/rich-text.ts";
import { toolLinks } from "../site/tool-links.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const businessRegistration = service({
  title: "Business Registration",
  slug: "business-registration",
  category: "business",
  layout: "dossier",
  diagrams: ["company-tax"],
  hero: {
    heading: "Business registration in the right place",
    lead: words`Mainland, or one of ${figure("free-zone-count")} free zones: the choice decides whom you may sell to, what you pay and how easily a bank takes you. We compare the options, register the company and stay until the account is open.`,
    picture: "business-registration",
  },
  introduction: {
    heading: "Start from your customers, not from the price list",
    body: [
      paragraph`If your customers are in the UAE, a mainland company may serve them all. If they are abroad, or other companies in the zone, a free zone is often simpler. Both allow ${figure("foreign-ownership")} foreign ownership in most activities.`,
      paragraph`On the mainland, corporate tax is ${figure("corporate-tax-rate-in-band")} on profit up to ${figure("corporate-tax-band")} and ${figure("corporate-tax-rate")} above. A free zone company pays ${figure("free-zone-corporate-tax-rate")} on qualifying income only while it meets the conditions for a Qualifying Free Zone Person, and ${figure("free-zone-non-qualifying-tax-rate")} on the rest. Every company registers for corporate tax and files a return, even when nothing is due.`,
      paragraph`A simple licence can be issued within days. The bank account takes longer, because the bank wants to understand your business, your partners and your money. What the company may then do is a matter of ${pageLink("licences and permits", serviceId("licensing"))}.`,
    ],
    note: note(
      "Cheap can be costly",
      words`Prices such as ${figure("ifza-licence-from")} a year are starting prices: visas, an office and renewals come on top. We compare three years, not one.`,
    ),
  },
  benefitsHeading: "What you get",
  benefits: [
    benefit(
      "scale",
      "A comparison in writing",
      "Two or three places in one table: activity, tax, yearly cost, visas, office and bank.",
    ),
    benefit(
      "building",
      words`${figure("foreign-ownership")} yours`,
      "In every free zone and in most mainland activities you need no local partner.",
    ),
    benefit(
      "percent",
      words`VAT at ${figure("vat-rate")}`,
      words`Registration is compulsory from a turnover of ${figure("vat-registration-threshold")} in twelve months. Free zones are inside the VAT system.`,
    ),
    benefit(
      "handshake",
      "No surprises after the licence",
      "Tax registrations, the register of beneficial owners and the renewal date are in your calendar before we hand over.",
    ),
  ],
  subServicesHeading: "What it takes to be in business",
  subServices: [
    subService(
      "Choice of place and form",
      "Mainland, free zone or holding, and the legal form, chosen by customers, tax and bank.",
      "First week",
    ),
    subService(
      "Free zone company",
      "Name, application, share capital where the zone asks for it, and incorporation with the zone's authority.",
      "Days to weeks, by zone",
    ),
    subService(
      "Mainland company",
      "Trade name, initial approval, articles of association and tenancy contract for the department of economy.",
      "Weeks, by activity",
    ),
    subService(
      "Branch or subsidiary",
      "For a company that exists at home, such as a Finnish Oy or a Latvian SIA. Its papers need translation and attestation, and that sets the pace.",
      "Start with the papers",
    ),
    subService(
      "Bank account",
      "A file on owners, contracts and cash flow, and introductions to banks that take your kind of business. The bank decides.",
      "Weeks to months",
    ),
    subService(
      "Tax registration",
      "Corporate tax, VAT where it applies, and a bookkeeper who knows the deadlines.",
      words`${figure("corporate-tax-rate")} standard rate`,
    ),
  ],
  sections: [
    richTextSection({
      heading: "Branch or subsidiary",
      body: [
        paragraph`For a company that exists at home the federal laws on commercial companies and on corporate tax set two ways apart.`,
        bullet`${strong("What it is. ")}A branch is a part of the company at home, with its activities and without capital of its own. A subsidiary is a company under UAE law, with the company at home as its shareholder.`,
        bullet`${strong("Debts. ")}Those of a branch are the company's at home. A subsidiary answers for its own.`,
        bullet`${strong("Tax. ")}A branch is taxed as a permanent establishment, a subsidiary as a resident company. Both register and file.`,
        bullet`${strong("Papers. ")}A branch needs the company's certificate and the board's decision, attested. A subsidiary needs articles of its own and its shareholder's papers, attested.`,
        bullet`${strong("Approval. ")}On the mainland the Ministry of Economy approves a branch first, which holds for four months, and then the emirate licenses it. A subsidiary needs the emirate's licence only.`,
      ],
    }),
  ],
  readOn: [
    toolLinks.zones,
    toolLinks.tax,
    serviceLink("Licensing & Permits", "licensing"),
    serviceLink("Office Space", "office-space"),
  ],
  closing: {
    heading: "Mainland or free zone?",
    text: "Describe your customers in two sentences. We answer with the places that suit you and the reason.",
    actionLabel: "Register Your Business",
    picture: "zone-finance",
  },
});
