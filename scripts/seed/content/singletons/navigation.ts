import type { Navigation } from "#web/content/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { keyed } from "../build/keyed.ts";
import { navLink, serviceLink } from "../build/nav-link.ts";

const privateLinks = [
  serviceLink("Residency Visas", "residency-visas"),
  serviceLink("Tax Residency", "tax-residency"),
  serviceLink("Real Estate", "real-estate"),
  serviceLink("Education", "education"),
  serviceLink("Relocation Support", "relocation-support"),
];
const businessLinks = [
  serviceLink("Business Registration", "business-registration"),
  serviceLink("Licensing & Permits", "licensing"),
  serviceLink("Staffing Solutions", "staffing-solutions"),
  serviceLink("Investment Scouting", "investment-scouting"),
  serviceLink("Office Space", "office-space"),
];

function column(title: string, links: readonly ReturnType<typeof navLink>[]) {
  return { _type: "navColumn" as const, title, links: keyed(links, "link") };
}

export const navigation = {
  _id: "navigation",
  _type: "navigation",
  homeLabel: "Home",
  menus: keyed(
    [
      {
        _type: "navMenu",
        label: "Services",
        groups: keyed(
          [column("Private", privateLinks), column("Business", businessLinks)],
          "group",
        ),
        prompt: {
          text: "Not sure where to start?",
          link: navLink("Ask a consultant", "contactPage"),
        },
      },
    ],
    "menu",
  ),
  callToAction: navLink("Free Consultation", "contactPage"),
  mobileMenu: keyed(
    [
      {
        _type: "mobileMenuSection",
        label: "Services",
        links: keyed([...privateLinks, ...businessLinks], "link"),
      },
    ],
    "section",
  ),
  footer: {
    heading: "Tell us where you are and where you want to land.",
    callToAction: navLink("Schedule Free Consultation", "contactPage"),
    columns: keyed(
      [
        column("Private", privateLinks),
        column("Business", businessLinks),
        column("Nordune", [navLink("Home", "homePage"), navLink("Contact", "contactPage")]),
      ],
      "column",
    ),
  },
  labels: {
    openMenu: "Open menu",
    closeMenu: "Close menu",
    skipToContent: "Skip to content",
    mainNavigation: "Main navigation",
    footerNavigation: "Footer navigation",
  },
} satisfies Seeded<Navigation>;
