import { MenuIcon } from "@sanity/icons/Menu";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { objectList, requiredObject } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";

export const navigation = defineType({
  name: "navigation",
  title: "Navigation",
  description: "The header, the mobile menu and the footer.",
  type: "document",
  icon: MenuIcon,
  ...inGroups(
    group("header", "Header", [
      requiredString({
        name: "homeLabel",
        title: "Home link",
        description: "The words of the link to the home page in header and mobile menu.",
        max: 30,
      }),
      objectList({
        name: "menus",
        title: "Dropdown menus",
        members: "dropdown menus",
        description: "The menus of the header on wide screens, from left to right.",
        of: "navMenu",
        min: 1,
        max: 6,
      }),
      requiredObject({
        name: "callToAction",
        title: "Button",
        description: "The button at the right of the header and at the foot of the mobile menu.",
        type: "navLink",
      }),
    ]),
    group("mobile", "Mobile menu", [
      objectList({
        name: "mobileMenu",
        title: "Mobile menu",
        description: "The sections of the menu on narrow screens, from top to bottom.",
        of: "mobileMenuSection",
        min: 1,
      }),
    ]),
    group("footer", "Footer", [
      fieldsTogether({
        name: "footer",
        title: "Footer",
        description: "The foot of every page.",
        fields: [
          requiredString({
            name: "heading",
            title: "Heading",
            description: "The invitation at the top of the footer.",
            max: 90,
          }),
          requiredObject({
            name: "callToAction",
            title: "Button",
            description: "The button beside the invitation.",
            type: "navLink",
          }),
          objectList({
            name: "columns",
            title: "Columns",
            members: "columns",
            description: "The columns of links, from left to right.",
            of: "navColumn",
            min: 1,
            max: 5,
          }),
          objectList({
            name: "legalLinks",
            title: "Legal links",
            description: "Small links in the last line of the page, such as the cookie policy.",
            of: "navLink",
          }),
        ],
      }),
    ]),
    group("labels", "Hidden labels", [
      fieldsTogether({
        name: "labels",
        title: "Labels",
        description:
          "Words around the pages; most are spoken by screen readers where others see an icon.",
        fields: [
          requiredString({
            name: "openMenu",
            title: "Open the menu",
            description: "The name of the header's menu button while the menu is closed.",
            max: 40,
          }),
          requiredString({
            name: "closeMenu",
            title: "Close the menu",
            description: "The name of the same button while the menu is open.",
            max: 40,
          }),
          requiredString({
            name: "skipToContent",
            title: "Skip to content",
            description: "The first link of the page, shown when it has the keyboard's focus.",
            max: 40,
          }),
          requiredString({
            name: "mainNavigation",
            title: "Main navigation",
            description: "The name of the header's navigation.",
            max: 40,
          }),
          requiredString({
            name: "footerNavigation",
            title: "Footer navigation",
            description: "The name of the footer's navigation.",
            max: 40,
          }),
          requiredString({
            name: "breadcrumbs",
            title: "Breadcrumbs",
            description:
              "The name of the breadcrumbs, which lead to the open page and are shown above its heading.",
            max: 40,
          }),
          requiredString({
            name: "readOn",
            title: "Read on",
            description: "Shown above the links to further pages at the foot of a page.",
            max: 40,
          }),
          requiredString({
            name: "newTab",
            title: "Opens in a new tab",
            description: "What a screen reader adds to a link to another site.",
            max: 40,
          }),
        ],
      }),
    ]),
  ),
});
