import type { NavLink } from "#schemas/generated/types.generated.ts";
import { keyed } from "../build/keyed.ts";
import { navLink, pageNavLink, serviceLink } from "../build/nav-link.ts";
import { type Line, line, point } from "../build/parts.ts";

function servicePackage(
  title: string,
  text: Line,
  contents: (string | NavLink)[],
  link: NavLink,
  { highlighted = false } = {},
) {
  return {
    _type: "servicePackage" as const,
    title,
    text: line(text),
    points: keyed(
      contents.map((content) => (typeof content === "string" ? point(content) : content)),
      "point",
    ),
    highlighted,
    link,
  };
}

/** Services that are offered together. */
export const packages = {
  heading: "What we can take off your hands",
  packages: keyed(
    [
      servicePackage(
        "For you and your family",
        "Everything a private move needs, in the right order.",
        [
          serviceLink("Residency visas", "residency-visas"),
          serviceLink("Tax residency certificate", "tax-residency"),
          serviceLink("A home to rent or buy", "real-estate"),
          serviceLink("Schools and enrolment", "education"),
          serviceLink("Removal, pets, car, insurance", "relocation-support"),
        ],
        serviceLink("Begin with the visa", "residency-visas"),
      ),
      servicePackage(
        "Family and company together",
        "The company sponsors your visas, so we run both tracks at once.",
        [
          pageNavLink("A company in the zone that fits", "freeZonesPage"),
          pageNavLink("Or on the mainland: taxes compared", "taxBenefitsPage"),
          serviceLink("Visas for owner and family", "residency-visas"),
          serviceLink("Office or flexi-desk", "office-space"),
          "Bank files, private and business",
          "One contract, one consultant",
        ],
        navLink("Free Consultation", "contactPage"),
        { highlighted: true },
      ),
      servicePackage(
        "For your business",
        "From a licence for one person to a regional office.",
        [
          serviceLink("Business registration", "business-registration"),
          serviceLink("Licensing and permits", "licensing"),
          serviceLink("Recruitment, work permits, payroll", "staffing-solutions"),
          serviceLink("Office space", "office-space"),
          serviceLink("Investment scouting", "investment-scouting"),
        ],
        serviceLink("Begin with the company", "business-registration"),
      ),
    ],
    "package",
  ),
};
