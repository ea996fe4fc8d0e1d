import type { NavColumn, Navigation, NavLink } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { keyed } from "../build/keyed.ts";
import { navLink } from "../build/nav-link.ts";
import { pageNavLink } from "../build/page-link.ts";
import {
  businessLinks,
  cultureLinks,
  emirateLinks,
  generalLinks,
  mobileAdvantageLinks,
  privateLinks,
  taxBenefitsLink,
} from "./navigation-links.ts";

function column(title: string | undefined, links: readonly NavLink[]): NavColumn {
  return {
    _type: "navColumn",
    ...(title === undefined ? {} : { title }),
    links: keyed(links, "link"),
  };
}

function menu(label: string, groups: NavColumn[], prompt?: { text: string; link: NavLink }) {
  return {
    _type: "navMenu" as const,
    label,
    groups: keyed(groups, "group"),
    ...(prompt === undefined ? {} : { prompt }),
  };
}

function section(label: string, links: readonly NavLink[]) {
  return { _type: "mobileMenuSection" as const, label, links: keyed(links, "link") };
}

const emirateColumns = [
  column(undefined, emirateLinks.slice(0, 4)),
  column(undefined, [...emirateLinks.slice(4), taxBenefitsLink]),
];
const aboutLinks = ["Team", "Contacts", "Social", "Google Maps"].map((label) =>
  pageNavLink(label, "aboutPage"),
);

export const navigation = {
  _id: "navigation",
  _type: "navigation",
  homeLabel: "Home",
  menus: keyed(
    [
      menu("Services", [column("Private", privateLinks), column("Business", businessLinks)], {
        text: "Not sure where to start?",
        link: navLink("Ask a consultant", "contactPage"),
      }),
      menu("UAE Freezones", emirateColumns, {
        text: "Not sure which zone fits?",
        link: pageNavLink("Compare the emirates", "freeZonesPage"),
      }),
      menu("About Us", [column(undefined, aboutLinks)]),
      menu(
        "UAE Advantages",
        [column("General", generalLinks), column("Culture & Life", cultureLinks)],
        {
          text: "All of them on one page",
          link: pageNavLink("Overview", "advantagesPage"),
        },
      ),
    ],
    "menu",
  ),
  callToAction: navLink("Free Consultation", "contactPage"),
  mobileMenu: keyed(
    [
      section("Services", [...privateLinks, ...businessLinks]),
      section("UAE Free Zones", [
        ...emirateLinks,
        taxBenefitsLink,
        pageNavLink("All Free Zones", "freeZonesPage"),
      ]),
      section("About", [pageNavLink("Our Company", "aboutPage")]),
      section("UAE Advantages", mobileAdvantageLinks),
    ],
    "section",
  ),
  footer: {
    heading: "Tell us where you are and where you want to land.",
    callToAction: navLink("Schedule Free Consultation", "contactPage"),
    columns: keyed(
      [
        column("Services", [...privateLinks, ...businessLinks]),
        column("Free zones", [
          pageNavLink("All Free Zones", "freeZonesPage"),
          ...emirateLinks,
          taxBenefitsLink,
        ]),
        column("Company", [
          pageNavLink("About Us", "aboutPage"),
          pageNavLink("UAE Advantages", "advantagesPage"),
          navLink("Contact", "contactPage"),
        ]),
      ],
      "column",
    ),
    legalLinks: keyed([pageNavLink("Cookie Policy", "cookiePolicyPage")], "link"),
  },
  labels: {
    openMenu: "Open menu",
    closeMenu: "Close menu",
    skipToContent: "Skip to content",
    mainNavigation: "Main navigation",
    footerNavigation: "Footer navigation",
    breadcrumbs: "Breadcrumbs",
  },
} satisfies Seeded<Navigation>;
