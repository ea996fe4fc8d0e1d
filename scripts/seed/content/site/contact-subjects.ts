import type { ContactSubject } from "#schemas/generated/types.generated.ts";
import { keyed } from "../build/keyed.ts";
import { reference } from "../build/reference.ts";
import { type EmirateSlug, emirateId } from "../emirates/slugs.ts";
import { type ServiceSlug, serviceId } from "../services/slugs.ts";

function subjectOf(page: string, subject: string, hint: string): ContactSubject {
  return { _type: "contactSubject", page: reference(page), subject, hint };
}

const ofService = (slug: ServiceSlug, subject: string, hint: string) =>
  subjectOf(serviceId(slug), subject, hint);

const ofEmirate = (slug: EmirateSlug, subject: string, hint: string) =>
  subjectOf(emirateId(slug), subject, hint);

/** What the contact form begins with, by the page that leads to it: what its last words ask for. */
export const contactSubjects = keyed("subject", [
  ofService(
    "residency-visas",
    "A residency visa",
    "Who moves, what you will live on, and when you would like to arrive.",
  ),
  ofService(
    "tax-residency",
    "Tax residency",
    "Your travel dates of the last twelve months, and where your home and work are.",
  ),
  ofService(
    "real-estate",
    "A home",
    "To rent or to buy, for how many people, near what, from when.",
  ),
  ofService(
    "education",
    "A school for our children",
    "Their years of birth, the curriculum they follow now, and your moving date.",
  ),
  ofService(
    "relocation-support",
    "Our move",
    "Where from, who and what moves along (pets, car, furniture), and the month.",
  ),
  ofService(
    "business-registration",
    "A company",
    "Who your customers are and where, and how many visas you need.",
  ),
  ofService(
    "licensing",
    "A licence",
    "What you offer, in two sentences or as the address of your website.",
  ),
  ofService("staffing-solutions", "Staff", "Which roles, how many people, and from when."),
  ofService(
    "investment-scouting",
    "An investment",
    "The sector, the size, and what you would never buy.",
  ),
  ofService("office-space", "An office", "How many people, where, and from when."),
  subjectOf(
    "freeZonesPage",
    "The right free zone",
    "What you sell, to whom, and how many visas you need.",
  ),
  subjectOf(
    "taxBenefitsPage",
    "Tax on mainland and in a free zone",
    "Where your customers are, and your revenue and profit in round figures.",
  ),
  ofEmirate("abu-dhabi", "A company in Abu Dhabi", "What you sell, and to whom."),
  ofEmirate("dubai", "A company in Dubai", "Your activity, and the number of visas you need."),
  ofEmirate("sharjah", "A company in Sharjah", "Your activity, and the premises you need."),
  ofEmirate("ajman", "A company in Ajman", "Your activity, and your budget for the first year."),
  ofEmirate(
    "ras-al-khaimah",
    "A company in Ras Al Khaimah",
    "Free zone, mainland or offshore, and what the company is for.",
  ),
  ofEmirate("fujairah", "A company in Fujairah", "What you ship, or what you invoice for."),
  ofEmirate(
    "umm-al-quwain",
    "A company in Umm Al Quwain",
    "Your activity, and whether you need a desk, a workshop or none.",
  ),
  subjectOf(
    "advantagesPage",
    "Living in the UAE",
    "Who would move, when, and what you want to know first.",
  ),
]);
