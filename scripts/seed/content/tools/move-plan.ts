import { figure } from "../build/parts.ts";
import { words } from "../build/rich-text.ts";
import { tool } from "./tool.ts";

/**
 * The weeks are what we plan for: experience and no rule of any authority, so none of them is a
 * figure.
 */
export const movePlan = tool("move-plan", {
  heading: "Your plan of the move, with dates",
  introduction:
    "Name the month and who comes. You get every step with the day on which to begin, the papers to collect at home, and a file for your calendar.",
  questions: {
    month: {
      label: "In which month do you want to land?",
      hint: "Year and month, such as 2027-08. We plan with its first Monday.",
    },
    adults: { label: "Adults" },
    children: { label: "Children" },
    company: {
      label: "A company there?",
      options: { none: "No company", freeZone: "In a free zone", mainland: "On the mainland" },
    },
    pets: { label: "Do pets come along?", options: { no: "No", yes: "Yes" } },
    car: {
      label: "Will you drive?",
      options: { none: "No car", local: "A car from there", own: "Our own car comes along" },
    },
    country: { label: "Where do you move from?" },
  },
  figures: {
    residencyDays: "tax-residency-days",
    residencyDaysWithTies: "tax-residency-days-with-ties",
  },
  times: {
    consultation: { label: "Talk it through with us.", weeks: 1 },
    scope: { label: "Agree on scope and fee.", weeks: 1 },
    schools: { label: "Ask schools for places.", weeks: 26 },
    petsHome: { label: "Begin with the pets.", weeks: 16 },
    removal: { label: "Choose the removal company.", weeks: 12 },
    carHome: { label: "Decide on the car.", weeks: 12 },
    leaving: { label: "Settle what ends at home.", weeks: 10 },
    freeZone: { label: "Register the company in its free zone.", weeks: 3 },
    mainland: { label: "Register the company on the mainland.", weeks: 5 },
    permit: { label: "Apply for the entry permit.", weeks: 2 },
    flat: { label: "Book the flight and a furnished flat.", weeks: 3 },
    medical: { label: "Medical test and fingerprints.", weeks: 1 },
    insurance: { label: "Take out health insurance.", weeks: 1 },
    emiratesId: { label: "Emirates ID.", weeks: 2 },
    bank: { label: "Apply for the bank account.", weeks: 2 },
    family: { label: "Sponsor your family.", weeks: 3 },
    lease: { label: "Sign the lease.", weeks: 1 },
    driving: { label: "Driving licence and car.", weeks: 2 },
    passports: { label: "Passports", weeks: 4 },
    diplomas: { label: "Diplomas, if the visa asks for them", weeks: 8 },
    marriage: { label: "Marriage certificate", weeks: 16 },
    births: { label: "Birth certificates", weeks: 16 },
    schoolReports: { label: "School reports and vaccination records", weeks: 3 },
    owners: { label: "Papers of the company's owners", weeks: 3 },
    petBooks: { label: "Vaccinations and blood tests of the pets", weeks: 12 },
    drivingLicences: { label: "Driving licences", weeks: 8 },
    carPapers: { label: "Registration and purchase papers of the car", weeks: 2 },
    taxPapers: { label: "Tax papers, and travel days of the last twelve months", weeks: 2 },
  },
  texts: {
    submit: "Make the plan",
    examples: "Three examples, worked out",
    landing: "You land",
    weekOf: "Week of",
    tooSoon:
      "The month you asked for is too soon for all of this. The first landing that leaves time for everything is in the",
    planFor: "Plan for",
    leavesOut:
      "The weeks are what we plan for from experience, not a promise of any authority. A missing stamp or a slow bank moves them, and we tell you so on the day we know.",
    papers: "Papers to begin with",
    elsewhere: "Another country",
    calendar: "Save to your calendar",
    consultation: "We look at family, business and tax. The first call is free.",
    scope: "You get both in writing, with the list of papers.",
    schools: "They ask for reports and vaccination records, and have waiting lists.",
    petsHome:
      "Microchip, import permit and flight. Some breeds are not admitted, so we check first.",
    removal: "With insurance and customs papers. A container takes weeks at sea.",
    carHome: words`Shipping it takes weeks, and the general rate of customs duty is ${figure("customs-duty-mainland")}.`,
    leaving: "Deregistration, tax, insurance and pension are yours to settle.",
    freeZone: "Your visa may depend on its licence.",
    mainland: "Some activities need a second approval. Your visa may depend on the licence.",
    permit: "With it you may enter to become a resident.",
    flat: "For the first weeks, until you have a lease.",
    arrival: "and we meet you at the airport.",
    medical: "Done in the country, on a day of your own.",
    insurance: "The residence visa asks for it, for each of you.",
    emiratesId: "The card that bank, lease and car ask for.",
    bank: "It asks for the Emirates ID.",
    family: "It asks for your own card and for the lease.",
    lease: "It asks for a cheque book.",
    driving: "The car asks for the driving licence.",
    presenceWithTies: words`${figure("tax-residency-days-with-ties")} there without a break are enough for tax residency with a residence permit and a home, a job or a business there.`,
    presence: words`${figure("tax-residency-days")} there without a break are enough in any case.`,
    notMonth: "Enter a year and a month, as the hint shows.",
    pastMonth: "This month is past. Enter a later one.",
    farMonth: "This is more than three years ahead. Enter an earlier month.",
    notAdults: "Enter a whole number of adults, from one to twenty.",
    notChildren: "Enter a whole number of children, from zero to twenty.",
  },
  examples: {
    "Two adults, two children, a dog, a car and a company":
      "month=2027-08&adults=2&children=2&company=freeZone&pets=yes&car=own&country=homeCountry-latvia",
    "One adult with a company on the mainland":
      "month=2027-10&adults=1&children=0&company=mainland&pets=no&car=none&country=homeCountry-finland",
    "A couple without a company, with a car from there":
      "month=2027-02&adults=2&children=0&company=none&pets=no&car=local&country=homeCountry-poland",
  },
});
