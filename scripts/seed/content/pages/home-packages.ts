import type { NavLink } from "#schemas/generated/types.generated.ts";
import { figure } from "../build/figure-value.ts";
import { keyed } from "../build/keyed.ts";
import { navLink, serviceLink } from "../build/nav-link.ts";
import { type Line, line, points } from "../build/parts.ts";

function servicePackage(
  title: string,
  text: Line,
  contents: Line[],
  link: NavLink,
  { highlighted = false } = {},
) {
  return {
    _type: "servicePackage" as const,
    title,
    text: line(text),
    points: points(contents),
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
          ["Residency visas, up to ", figure("residency-longest-term")],
          "Tax residency certificate",
          "A home to rent or buy",
          "School places and enrolment",
          "Removal, pets, car, insurance",
        ],
        serviceLink("Residency visas", "residency-visas"),
      ),
      servicePackage(
        "Family and company together",
        "The company sponsors your visas, so we run both tracks at once.",
        [
          "A company in the free zone that fits, or on the mainland",
          "Visas for owner and family",
          "Bank files, private and business",
          "Office or flexi-desk",
          "One contract, one consultant",
        ],
        navLink("Free Consultation", "contactPage"),
        { highlighted: true },
      ),
      servicePackage(
        "For your business",
        "From a licence for one person to a regional office.",
        [
          "Business registration",
          "Licensing and permits",
          "Recruitment, work permits, payroll",
          "Office space",
          "Investment scouting",
        ],
        serviceLink("Business registration", "business-registration"),
      ),
    ],
    "package",
  ),
};
