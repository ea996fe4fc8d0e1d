import { RocketIcon } from "@sanity/icons/Rocket";
import { group } from "../fields/field.ts";
import type { RuleFigures } from "../rules/tool.ts";
import {
  examplesHeading,
  leavesOut,
  question,
  submit,
  toolLabel,
  toolText,
  toolTimes,
} from "./parts.ts";
import { toolDocument } from "./tool-document.ts";

/**
 * The days of presence for tax residency, and the days without a visa. Planning times are experience and not law, so they are
 * not figures.
 */
const figures = {
  residencyDays: "number",
  residencyDaysWithTies: "number",
  visaFreeDays: "number",
} as const satisfies RuleFigures;

const asked = [
  question({ name: "month", title: "Month", description: "A month: when the visitor lands." }),
  question({ name: "adults", title: "Adults", description: "A whole number." }),
  question({ name: "children", title: "Children", description: "A whole number, or zero." }),
  question({
    name: "pupils",
    title: "Pupils",
    description:
      "A whole number: how many of the children need a place at a school; empty for all.",
  }),
  question({
    name: "company",
    title: "Visa",
    description: "A choice: what the visa stands on, such as a company and where it is.",
  }),
  question({
    name: "goods",
    title: "Furniture",
    description: "A choice: whether furniture is shipped.",
  }),
  question({ name: "pets", title: "Pets", description: "A choice: whether pets come along." }),
  question({ name: "car", title: "Car", description: "A choice: which car there is." }),
  question({
    name: "country",
    title: "Country",
    description: "A choice among the home countries of the page.",
  }),
  question({
    name: "calendarName",
    title: "Name of the plan",
    description:
      "A text that may stay empty: it stands before each event of the calendar, and tells the events of two plans apart.",
  }),
];

export const movePlan = {
  figures,
  document: toolDocument({
    name: "movePlan",
    title: "Plan of the move",
    description: "A plan of a visitor's own move, with dates, papers and a file for the calendar.",
    icon: RocketIcon,
    figures,
    asked,
    options: { company: "Visa", goods: "Furniture", pets: "Pets", car: "Car" },
    tabs: [
      group("times", "Steps and papers", [
        toolTimes(
          {
            consultation: "First talk",
            scope: "Scope and fee",
            schools: "Schools",
            petsHome: "Pets, at home",
            removal: "Removal company",
            carHome: "Car, at home",
            leaving: "What ends at home",
            freeZone: "Company in a free zone",
            mainland: "Company on the mainland",
            taxRegistration: "Tax registration of the company",
            establishmentCard: "Establishment card of the company",
            purchase: "Home: contract and transfer",
            titleDeed: "Home: title deed",
            permit: "Entry permit",
            visitVisa: "Visit visa of the family",
            flat: "Flight and flat",
            medical: "Medical test",
            insurance: "Health insurance",
            emiratesId: "Emirates ID",
            bank: "Bank account, own",
            companyBank: "Bank account of the company",
            schoolBegins: "First day at school",
            visaFree: "Last day without a visa",
            family: "Family",
            lease: "Lease",
            driving: "Driving licence and car",
            passports: "Papers: passports",
            diplomas: "Papers: diplomas",
            noneProof: "Papers: pension or savings",
            ownerProof: "Papers: good conduct, for a home",
            remoteProof: "Papers: work from abroad",
            workProof: "Papers: job there",
            greenProof: "Papers: green visa",
            marriage: "Papers: marriage certificate",
            births: "Papers: birth certificates",
            schoolReports: "Papers: school reports",
            owners: "Papers: owners of the company",
            petBooks: "Papers: pets",
            drivingLicences: "Papers: driving licences",
            carPapers: "Papers: car",
            taxPapers: "Papers: tax",
          },
          { visaFree: { detail: ["visaFreeDays"] } },
        ),
      ]),
    ],
    texts: [
      submit,
      examplesHeading,
      toolLabel({
        name: "landing",
        title: "Landing",
        description: "Stands beside the headline, and names the step of the landing.",
      }),
      toolLabel({
        name: "weekOf",
        title: "Week of",
        description: "Stands before the Monday of a week.",
      }),
      toolText({
        name: "tooSoon",
        title: "Too soon",
        description: "Stands before the first landing that leaves time for all.",
      }),
      toolLabel({
        name: "planFor",
        title: "Plan for",
        description: "Stands before the weeks of a step.",
      }),
      toolLabel({
        name: "papers",
        title: "Papers",
        description: "Stands above the papers of a step.",
      }),
      toolLabel({
        name: "elsewhere",
        title: "Another country",
        description: "The first choice among the countries.",
      }),
      toolLabel({
        name: "calendar",
        title: "Calendar",
        description: "The words of the link to the file for a calendar.",
      }),
      toolText({
        name: "arrival",
        title: "At the landing",
        description: "Follows the words of the landing in the plan.",
      }),
      toolText({
        name: "presenceWithTies",
        title: "Presence with ties",
        description: "The day from which presence is enough for who has ties there.",
        shows: ["residencyDaysWithTies"],
      }),
      toolText({
        name: "presence",
        title: "Presence",
        description: "The day from which presence is enough in any case.",
        shows: ["residencyDays"],
      }),
      leavesOut,
    ],
    messages: [
      toolText({ name: "notMonth", title: "No month", description: "Said under the month." }),
      toolText({
        name: "pastMonth",
        title: "Past month",
        description: "Said under a month that is over.",
      }),
      toolText({
        name: "farMonth",
        title: "Far month",
        description: "Said under a month that is too far ahead.",
      }),
      toolText({
        name: "notAdults",
        title: "No number of adults",
        description: "Said under the adults.",
      }),
      toolText({
        name: "notChildren",
        title: "No number of children",
        description: "Said under the children.",
      }),
    ],
    examples: "move-plan",
  }),
};
