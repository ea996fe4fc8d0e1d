import { type AdvantageSlug, advantageId } from "../advantages/slugs.ts";
import { pageNavLink } from "../build/nav-link.ts";

function advantageLink(label: string, slug: AdvantageSlug) {
  return pageNavLink(label, advantageId(slug));
}

export const taxBenefitsLink = pageNavLink("Tax Benefits vs Mainland", "taxBenefitsPage");

/** The narrow menu names the overview and a few of the advantages. */
export const mobileAdvantageLinks = [
  pageNavLink("Overview", "advantagesPage"),
  advantageLink("Economics", "economics"),
  advantageLink("Geographical Location", "geographical-location"),
  advantageLink("Safety", "safety"),
  advantageLink("Climate", "climate"),
  advantageLink("Innovations", "innovations"),
];
