import type { ContactSubject } from "#schemas/generated/types.generated.ts";
import { keyed, reference } from "../build/document.ts";
import { emirateId } from "../emirates/slugs.ts";
import { serviceId } from "../services/slugs.ts";

/** What the last words of a page ask for: the subject, and the hint that follows it. */
const subjects = {
  [serviceId("residency-visas")]:
    `A residency visa: Who moves, what you will live on, and when you would like to arrive.`,
  [serviceId("tax-residency")]:
    `Tax residency: Your travel dates of the last twelve months, and where your home and work are.`,
  [serviceId("real-estate")]:
    `A home: To rent or to buy, for how many people, near what, from when.`,
  [serviceId("education")]:
    `A school for our children: Their years of birth, the curriculum they follow now, and your moving date.`,
  [serviceId("relocation-support")]:
    `Our move: Where from, who and what moves along (pets, car, furniture), and the month.`,
  [serviceId("business-registration")]:
    `A company: Who your customers are and where, and how many visas you need.`,
  [serviceId("licensing")]:
    `A licence: What you offer, in two sentences or as the address of your website.`,
  [serviceId("staffing-solutions")]: `Staff: Which roles, how many people, and from when.`,
  [serviceId("investment-scouting")]:
    `An investment: The sector, the size, and what you would never buy.`,
  [serviceId("office-space")]: `An office: How many people, where, and from when.`,
  freeZonesPage: `The right free zone: What you sell, to whom, and how many visas you need.`,
  taxBenefitsPage: `Tax on mainland and in a free zone: Where your customers are, and your revenue and profit in round figures.`,
  [emirateId("abu-dhabi")]: `A company in Abu Dhabi: What you sell, and to whom.`,
  [emirateId("dubai")]: `A company in Dubai: Your activity, and the number of visas you need.`,
  [emirateId("sharjah")]: `A company in Sharjah: Your activity, and the premises you need.`,
  [emirateId("ajman")]: `A company in Ajman: Your activity, and your budget for the first year.`,
  [emirateId("ras-al-khaimah")]:
    `A company in Ras Al Khaimah: Free zone, mainland or offshore, and what the company is for.`,
  [emirateId("fujairah")]: `A company in Fujairah: What you ship, or what you invoice for.`,
  [emirateId("umm-al-quwain")]:
    `A company in Umm Al Quwain: Your activity, and whether you need a desk, a workshop or none.`,
  advantagesPage: `Living in the UAE: Who would move, when, and what you want to know first.`,
};

/** What the contact form begins with, by the page that leads to it. */
export const contactSubjects = keyed(
  "subject",
  Object.entries(subjects).map(([page, written]): ContactSubject => {
    const [subject = "", hint = ""] = written.split(": ");
    return { _type: "contactSubject", page: reference(page), subject, hint };
  }),
);
