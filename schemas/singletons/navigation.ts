import { MenuIcon } from "@sanity/icons/Menu";
import { defineField, defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/group.ts";
import { requiredLink } from "../fields/link.ts";
import { requiredString } from "../fields/text.ts";

export const navigation = defineType({
  name: "navigation",
  type: "document",
  title: "Navigation",
  description: "The header, the mobile menu and the footer.",
  icon: MenuIcon,
  ...inGroups(
    group("header", "Header", [
      requiredString(
        "homeLabel",
        "Home link",
        "The words of the link to the home page in header and mobile menu.",
        { max: 30 },
      ),
      defineField({
        name: "menus",
        type: "array",
        title: "Dropdown menus",
        description: "The menus of the header on wide screens, from left to right.",
        of: [{ type: "navMenu" }],
        validation: (rule) => rule.required().min(1).max(6),
      }),
      requiredLink(
        "callToAction",
        "Button",
        "The button at the right of the header and at the foot of the mobile menu.",
      ),
    ]),
    group("mobile", "Mobile menu", [
      defineField({
        name: "mobileMenu",
        type: "array",
        title: "Mobile menu",
        description: "The sections of the menu on narrow screens, from top to bottom.",
        of: [{ type: "mobileMenuSection" }],
        validation: (rule) => rule.required().min(1),
      }),
    ]),
    group("footer", "Footer", [
      fieldsTogether("footer", "Footer", "The foot of every page.", [
        requiredString("heading", "Heading", "The invitation at the top of the footer.", {
          max: 90,
        }),
        requiredLink("callToAction", "Button", "The button beside the invitation."),
        defineField({
          name: "columns",
          type: "array",
          title: "Columns",
          description: "The columns of links, from left to right.",
          of: [{ type: "navColumn" }],
          validation: (rule) => rule.required().min(1).max(5),
        }),
        defineField({
          name: "legalLinks",
          type: "array",
          title: "Legal links",
          description: "Small links in the last line of the page, such as the cookie policy.",
          of: [{ type: "navLink" }],
        }),
      ]),
    ]),
    group("labels", "Hidden labels", [
      fieldsTogether(
        "labels",
        "Labels",
        "Words around the pages; most are spoken by screen readers where others see an icon.",
        [
          requiredString(
            "openMenu",
            "Open the menu",
            "The name of the header's menu button while the menu is closed.",
            { max: 40 },
          ),
          requiredString(
            "closeMenu",
            "Close the menu",
            "The name of the same button while the menu is open.",
            { max: 40 },
          ),
          requiredString(
            "skipToContent",
            "Skip to content",
            "The first link of the page, shown when it has the keyboard's focus.",
            { max: 40 },
          ),
          requiredString(
            "mainNavigation",
            "Main navigation",
            "The name of the header's navigation.",
            { max: 40 },
          ),
          requiredString(
            "footerNavigation",
            "Footer navigation",
            "The name of the footer's navigation.",
            { max: 40 },
          ),
          requiredString(
            "breadcrumbs",
            "Breadcrumbs",
            "The name of the breadcrumbs, which lead to the open page and are shown above its heading.",
            { max: 40 },
          ),
          requiredString(
            "readOn",
            "Read on",
            "Shown above the links to further pages at the foot of a page.",
            { max: 40 },
          ),
          requiredString(
            "newTab",
            "Opens in a new tab",
            "What a screen reader adds to a link to another site.",
            { max: 40 },
          ),
        ],
      ),
    ]),
  ),
  preview: { prepare: () => ({ title: "Navigation" }) },
});
