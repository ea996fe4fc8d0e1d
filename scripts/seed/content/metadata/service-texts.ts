import type { ServiceSlug } from "../services/slugs.ts";
import type { SearchTexts } from "./metadata-for.ts";

export const serviceTexts: Record<ServiceSlug, SearchTexts> = {
  "residency-visas": {
    title: "UAE residency visas: eight routes compared | Nordune",
    description:
      "Work, investor, golden, family, freelancer, retirement, green or remote-work visa: what each asks for, how long it lasts and how we file it.",
    keywords: ["UAE residency visa", "golden visa", "investor visa Dubai", "freelancer visa UAE"],
  },
  "tax-residency": {
    title: "UAE tax residency certificate | Nordune",
    description:
      "When the UAE counts you as tax resident, which papers the certificate needs and what it proves at home. We count your days with you first.",
    keywords: ["UAE tax residency certificate", "tax resident UAE", "Federal Tax Authority"],
  },
  "real-estate": {
    title: "Rent or buy a home in the UAE | Nordune",
    description:
      "Homes to rent or buy in Dubai and the other Emirates: viewings on video, contracts read before you sign, owners and agents checked against the register.",
    keywords: ["rent in Dubai", "buy property UAE", "Dubai real estate for foreigners"],
  },
  education: {
    title: "Schools in the UAE: find a place in time | Nordune",
    description:
      "Which curriculum suits your child, where places are free and which certificates the school wants. School search and enrolment for families on the move.",
    keywords: ["international schools Dubai", "school placement UAE", "school search Dubai"],
  },
  "relocation-support": {
    title: "Relocation support for the UAE | Nordune",
    description:
      "Removal, pets, arrival, bank, insurance and car in the right order, with one plan, one budget and one contact until you have settled in.",
    keywords: ["relocation to Dubai", "moving to UAE with family", "relocation services UAE"],
  },
  "business-registration": {
    title: "Register a company in the UAE | Nordune",
    description:
      "Mainland or free zone? We compare tax, cost, visas and banking in writing, register the company and stay until the account is open and taxes are set up.",
    keywords: ["company formation UAE", "business setup Dubai", "free zone company", "mainland"],
  },
  licensing: {
    title: "UAE licences and permits for your business | Nordune",
    description:
      "Commercial, professional and industrial licences, special approvals, changes and renewals: the activities that match what your company really sells.",
    keywords: ["UAE trade licence", "business licence Dubai", "professional licence UAE"],
  },
  "staffing-solutions": {
    title: "Hiring and payroll in the UAE | Nordune",
    description:
      "Recruitment, work permits, employment contracts and payroll in the UAE, in the right order, for your first employee here or for a whole team you bring.",
    keywords: ["recruitment UAE", "work permit Dubai", "payroll UAE", "employer of record UAE"],
  },
  "investment-scouting": {
    title: "Investment scouting in the UAE | Nordune",
    description:
      "We look for companies, projects and partners in the Gulf that fit your brief, check what can be checked on the ground and report what we find, good or bad.",
    keywords: ["invest in UAE", "buy a company in Dubai", "UAE due diligence"],
  },
  "office-space": {
    title: "Office space in Dubai and the UAE | Nordune",
    description:
      "A coworking desk or a corporate suite. We find the office that fits licence and team, negotiate the lease and hand it over connected and ready to use.",
    keywords: ["office space Dubai", "flexi-desk UAE", "rent office free zone"],
  },
};
