import type {
  NavColumn,
  Navigation,
  NavLink,
  PageList,
} from "#schemas/generated/types.generated.ts";
import { keyed, type Seeded } from "../build/document.ts";
import { pageNavLink, toolLinks } from "../build/parts.ts";
import { type AdvantageSlug, advantageId } from "../slugs.ts";

type MenuEntry = NavLink | PageList;

const advantageLink = (label: string, slug: AdvantageSlug) => pageNavLink(label, advantageId(slug));

const taxBenefitsLink = pageNavLink("Tax Benefits vs Mainland", "taxBenefitsPage");

/** All pages of a kind, in the order that they bear themselves. */
function list(pages: PageList["pages"]): PageList {
  return { _type: "pageList", pages };
}

function column(title: string | undefined, links: readonly MenuEntry[]): NavColumn {
  return {
    _type: "navColumn",
    ...(title === undefined ? {} : { title }),
    links: keyed("link", links),
  };
}

function menu(label: string, groups: NavColumn[], prompt?: { text: string; link: NavLink }) {
  return {
    _type: "navMenu" as const,
    label,
    groups: keyed("group", groups),
    ...(prompt === undefined ? {} : { prompt }),
  };
}

function section(label: string, links: readonly MenuEntry[]) {
  return { _type: "mobileMenuSection" as const, label, links: keyed("link", links) };
}

const services = [list("privateServices"), list("businessServices")];
const aboutLinks = ["Team", "Contacts", "Social", "Google Maps"].map((label) =>
  pageNavLink(label, "aboutPage"),
);

export const navigation = {
  _id: "navigation",
  _type: "navigation",
  homeLabel: "Home",
  menus: keyed("menu", [
    menu(
      "Services",
      [
        column("Private", [list("privateServices")]),
        column("Business", [list("businessServices")]),
      ],
      { text: "Not sure where to start?", link: pageNavLink("Ask a consultant", "contactPage") },
    ),
    menu("UAE Freezones", [column(undefined, [list("emirates"), taxBenefitsLink])], {
      text: "Not sure which zone fits?",
      link: pageNavLink("Compare the emirates", "freeZonesPage"),
    }),
    menu("About Us", [column(undefined, aboutLinks)]),
    menu(
      "UAE Advantages",
      [
        column("General", [list("generalAdvantages")]),
        column("Culture & Life", [list("cultureAdvantages")]),
      ],
      { text: "All of them on one page", link: pageNavLink("Overview", "advantagesPage") },
    ),
  ]),
  callToAction: pageNavLink("Free Consultation", "contactPage"),
  mobileMenu: keyed("section", [
    section("Services", services),
    section("UAE Free Zones", [
      list("emirates"),
      taxBenefitsLink,
      pageNavLink("All Free Zones", "freeZonesPage"),
    ]),
    section("About", [pageNavLink("Our Company", "aboutPage")]),
    section("UAE Advantages", [
      pageNavLink("Overview", "advantagesPage"),
      advantageLink("Economics", "economics"),
      advantageLink("Geographical Location", "geographical-location"),
      advantageLink("Safety", "safety"),
      advantageLink("Climate", "climate"),
      advantageLink("Innovations", "innovations"),
    ]),
  ]),
  footer: {
    heading: "Tell us where you are and where you want to land.",
    callToAction: pageNavLink("Schedule Free Consultation", "contactPage"),
    columns: keyed("column", [
      column("Services", services),
      column("Free zones", [
        pageNavLink("All Free Zones", "freeZonesPage"),
        list("emirates"),
        taxBenefitsLink,
      ]),
      column("Tools", Object.values(toolLinks)),
      column("Company", [
        pageNavLink("About Us", "aboutPage"),
        pageNavLink("UAE Advantages", "advantagesPage"),
        pageNavLink("Contact", "contactPage"),
      ]),
    ]),
    legalLinks: keyed("link", [pageNavLink("Cookie Policy", "cookiePolicyPage")]),
  },
  labels: {
    openMenu: "Open menu",
    closeMenu: "Close menu",
    skipToContent: "Skip to content",
    mainNavigation: "Main navigation",
    footerNavigation: "Footer navigation",
    breadcrumbs: "Breadcrumbs",
    readOn: "Read on",
    newTab: "opens in a new tab",
  },
} satisfies Seeded<Navigation>;
