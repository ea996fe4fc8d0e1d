import { type AdvantageSlug, advantageId } from "../advantages/slugs.ts";
import { serviceLink } from "../build/nav-link.ts";
import { pageNavLink } from "../build/page-link.ts";
import { type EmirateSlug, emirateId, emirateSlugs } from "../emirates/slugs.ts";

const emirateNames: Record<EmirateSlug, string> = {
  "abu-dhabi": "Abu Dhabi",
  dubai: "Dubai",
  sharjah: "Sharjah",
  ajman: "Ajman",
  "ras-al-khaimah": "Ras Al Khaimah",
  fujairah: "Fujairah",
  "umm-al-quwain": "Umm Al Quwain",
};

function advantageLink(label: string, slug: AdvantageSlug) {
  return pageNavLink(label, advantageId(slug));
}

export const privateLinks = [
  serviceLink("Residency Visas", "residency-visas"),
  serviceLink("Tax Residency", "tax-residency"),
  serviceLink("Real Estate", "real-estate"),
  serviceLink("Education", "education"),
  serviceLink("Relocation Support", "relocation-support"),
];

export const businessLinks = [
  serviceLink("Business Registration", "business-registration"),
  serviceLink("Licensing & Permits", "licensing"),
  serviceLink("Staffing Solutions", "staffing-solutions"),
  serviceLink("Investment Scouting", "investment-scouting"),
  serviceLink("Office Space", "office-space"),
];

export const emirateLinks = emirateSlugs.map((slug) =>
  pageNavLink(emirateNames[slug], emirateId(slug)),
);

export const taxBenefitsLink = pageNavLink("Tax Benefits vs Mainland", "taxBenefitsPage");

export const generalLinks = [
  advantageLink("Safety", "safety"),
  advantageLink("Economics", "economics"),
  advantageLink("Innovations", "innovations"),
  advantageLink("Accessibility", "accessibility"),
  advantageLink("Travel", "travel"),
  advantageLink("Religion", "religion"),
];

export const cultureLinks = [
  advantageLink("Traditions", "traditions"),
  advantageLink("Sports", "sports"),
  advantageLink("Geographical Location", "geographical-location"),
  advantageLink("Climate", "climate"),
  advantageLink("Status in the GCC market", "gcc-market"),
  advantageLink("Progress", "progress"),
  advantageLink("People of UAE", "people-of-uae"),
];

/** The narrow menu names the overview and a few of the advantages. */
export const mobileAdvantageLinks = [
  pageNavLink("Overview", "advantagesPage"),
  advantageLink("Economics", "economics"),
  advantageLink("Geographical Location", "geographical-location"),
  advantageLink("Safety", "safety"),
  advantageLink("Climate", "climate"),
  advantageLink("Innovations", "innovations"),
];
