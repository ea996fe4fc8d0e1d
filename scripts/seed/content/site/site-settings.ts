import type {
  ContactSubject,
  NotFoundPage,
  SiteSettings,
} from "#schemas/generated/types.generated.ts";
import { pictureFile } from "../../pictures/picture-file.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { image } from "../build/parts.ts";
import { figureId } from "../figures/index.ts";

/** What the last words of a page ask for, by its id: the subject, and the hint that follows it. */
const subjects = {
  "service-residency-visas": `A residency visa: Who moves, what you will live on, and when you would like to arrive.`,
  "service-tax-residency": `Tax residency: Your travel dates of the last twelve months, and where your home and work are.`,
  "service-real-estate": `A home: To rent or to buy, for how many people, near what, from when.`,
  "service-education": `A school for our children: Their years of birth, the curriculum they follow now, and your moving date.`,
  "service-relocation-support": `Our move: Where from, who and what moves along (pets, car, furniture), and the month.`,
  "service-business-registration": `A company: Who your customers are and where, and how many visas you need.`,
  "service-licensing": `A licence: What you offer, in two sentences or as the address of your website.`,
  "service-staffing-solutions": `Staff: Which roles, how many people, and from when.`,
  "service-investment-scouting": `An investment: The sector, the size, and what you would never buy.`,
  "service-office-space": `An office: How many people, where, and from when.`,
  freeZonesPage: `The right free zone: What you sell, to whom, and how many visas you need.`,
  taxBenefitsPage: `Tax on mainland and in a free zone: Where your customers are, and your revenue and profit in round figures.`,
  "emirate-abu-dhabi": `A company in Abu Dhabi: What you sell, and to whom.`,
  "emirate-dubai": `A company in Dubai: Your activity, and the number of visas you need.`,
  "emirate-sharjah": `A company in Sharjah: Your activity, and the premises you need.`,
  "emirate-ajman": `A company in Ajman: Your activity, and your budget for the first year.`,
  "emirate-ras-al-khaimah": `A company in Ras Al Khaimah: Free zone, mainland or offshore, and what the company is for.`,
  "emirate-fujairah": `A company in Fujairah: What you ship, or what you invoice for.`,
  "emirate-umm-al-quwain": `A company in Umm Al Quwain: Your activity, and whether you need a desk, a workshop or none.`,
  advantagesPage: `Living in the UAE: Who would move, when, and what you want to know first.`,
};

/** What the contact form begins with, by the page that leads to it. */
const contactSubjects = keyed(
  "subject",
  Object.entries(subjects).map(([page, written]): ContactSubject => {
    const [subject = "", hint = ""] = written.split(": ");
    return { _type: "contactSubject", page: reference(page), subject, hint };
  }),
);

export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  brandName: "Nordune",
  tagline:
    "Relocation and company set-up in the UAE for people and businesses from the Nordics, the Baltics and Poland.",
  // Placeholders: example.com is reserved, the number cannot be dialled, the street is called
  // "sample street".
  email: "hello@example.com",
  phone: "+371 0000 0000",
  address: ["Parauga iela 1", "Rīga, LV-1000", "Latvia"],
  officeNote: "Office by appointment",
  openingHours: "9am-6pm GST, Monday to Friday",
  openingHoursNote: "7:00–16:00 in Riga, an hour later in summer",
  officeHours: { days: "Monday to Friday", opens: 9, closes: 18, timeZone: "Asia/Dubai" },
  replyPromise:
    "We contact you within 24 hours, and answer emails within one business day. Saturdays and Sundays do not count: what reaches us on Friday evening is answered by Monday evening.",
  languages: ["English", "Russian", "Latvian"],
  copyrightYear: 2024,
  copyrightNotice: "All rights reserved.",
  privacyLabel: "Privacy notice",
  // Only the owner knows what belongs into them; until then they are shown nowhere.
  controller: keyed(
    "controller",
    [
      "Controller",
      "Registration number",
      "Registered address",
      "Contact for data protection",
      "How long we keep requests",
      "Where the site is hosted",
    ].map((label) => ({ _type: "detailRow" as const, label })),
  ),
  disclaimer: "General information, not tax or legal advice.",
  contactSubjects,
  socialLinks: keyed("social", [
    { _type: "socialLink", platform: "LinkedIn" },
    { _type: "socialLink", platform: "Facebook" },
    { _type: "socialLink", platform: "Instagram" },
    { _type: "socialLink", platform: "Twitter" },
  ]),
  rating: { value: 4.8, count: 127 },
  foundingYear: 2020,
  areasServed: ["UAE", "Latvia", "Sweden", "Norway", "Denmark", "Finland"],
  zoneLabels: { established: "Est.", bestFor: "Best for", learnMore: "Learn More" },
  homeCountryLabels: {
    heading: "Your country",
    intro: "What your tax office asks, your papers and your licence, each with its source.",
    choose: "Choose a country",
    kept: "We remember your choice until you close this tab.",
    callHours: "We answer",
    winter: "in winter",
    summer: "in summer",
    treaty: "Tax treaty",
    currency: "Currency",
    flights: "Flights",
    licence: "Driving licence",
    papers: "Papers to legalise",
    homeTax: "Tax at home",
    school: "School year",
  },
  diagramLabels: {
    table: "Show as a table",
    place: "Place",
    zones: "What its zones are good for",
    distance: "Distance to Dubai",
    shortest: "Shortest day",
    longest: "Longest day",
  },
  evidence: {
    heading: "Conditions and sources",
    source: "Source",
    checkedOn: "Checked on",
    overdue: "Due to be checked again since",
    toBeConfirmed: "To be confirmed",
    about: "About",
    rates: "rates:",
  },
  dollarRate: reference(figureId("dirhams-per-dollar")),
  euroRates: keyed(
    "rate",
    (
      [
        "dollars-per-euro",
        "danish-kroner-per-euro",
        "norwegian-kroner-per-euro",
        "zlotys-per-euro",
        "swedish-kronor-per-euro",
      ] as const
    ).map((rate) => reference(figureId(rate))),
  ),
  cookieBanner: {
    heading: "Cookies on this site",
    text: "We keep a few notes in your browser so that the site works. With your consent, Google also measures which pages are read and whether an advertisement led to a request.",
    policyLabel: "Cookie policy",
    acceptLabel: "Accept All",
    declineLabel: "Decline",
    closeLabel: "Decline and close",
    policyDay: "2026-11-23",
  },
  errorScreen: {
    heading: "Unexpected Application Error!",
    text: "This page could not be shown. Load it again. If it fails once more, call us or write to us, and tell us the words below.",
    retryLabel: "Try again",
    homeLabel: "Return to Home",
  },
  offlineScreen: {
    heading: "You are offline",
    text: "There is no connection at the moment, so this page could not be fetched. Check your network, then try again. Until then you can reach us by phone, or write an email that leaves once you are back.",
    retryLabel: "Try again",
  },
  pictureUnavailable: "Picture unavailable",
  fallbackPicture: { _type: "image", asset: reference(pictureFile("hero").assetId) },
} satisfies Seeded<SiteSettings>;

export const notFoundPage = {
  _id: "notFoundPage",
  _type: "notFoundPage",
  heading: "Page Not Found",
  text: "The page you're looking for doesn't exist or has been moved.",
  homeLabel: "Return to Home",
  contactLabel: "Contact us for help",
  image: image("not-found"),
} satisfies Seeded<NotFoundPage>;
