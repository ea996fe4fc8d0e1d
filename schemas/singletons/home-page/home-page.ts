import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { group, inGroups } from "../../fields/group.ts";
import { homeCountries, nextPages, toolAhead } from "../../fields/link.ts";
import { furtherSections } from "../../fields/section.ts";
import { emailCapture } from "./email-capture.ts";
import { hero } from "./hero.ts";
import { advantages, contact, packages, partners, process, testimonials } from "./sections.ts";

export const homePage = defineType({
  ...about("homePage", "The page at the site's first address."),
  type: "document",
  icon: HomeIcon,
  ...inGroups(
    group("hero", "Hero", [hero]),
    group("emailCapture", "Email sign-up", [emailCapture]),
    group("sections", "Sections", [
      advantages,
      process,
      toolAhead("The relocation process"),
      packages,
      furtherSections(),
      nextPages(),
      homeCountries(),
      contact,
      partners,
      testimonials,
    ]),
  ),
  preview: { prepare: () => ({ title: "Home page" }) },
});
