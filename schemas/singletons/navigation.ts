import { MenuIcon } from "@sanity/icons/Menu";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { objectList, requiredObject } from "../fields/list.ts";
import { requiredString, requiredStrings } from "../fields/text.ts";

export const navigation = defineType({
  ...about`navigation | The header, the mobile menu and the footer.`,
  type: "document",
  icon: MenuIcon,
  ...inGroups(
    group("header", "Header", [
      requiredString`homeLabel | Home link | The words of the link to the home page in header and mobile menu. | 30`,
      objectList`menus | Dropdown menus | The menus of the header on wide screens, from left to right. | navMenu 1–6`,
      requiredObject`callToAction | Button | The button at the right of the header and at the foot of the mobile menu. | navLink`,
    ]),
    group("mobile", "Mobile menu", [
      objectList`mobileMenu | Mobile menu | The sections of the menu on narrow screens, from top to bottom. | mobileMenuSection 1–`,
    ]),
    group("footer", "Footer", [
      fieldsTogether`footer | The foot of every page.`([
        requiredString`heading | Heading | The invitation at the top of the footer. | 90`,
        requiredObject`callToAction | Button | The button beside the invitation. | navLink`,
        objectList`columns | Columns | The columns of links, from left to right. | navColumn 1–5`,
        objectList`legalLinks | Legal links | Small links in the last line of the page, such as the cookie policy. | navLink`,
      ]),
    ]),
    group("labels", "Hidden labels", [
      fieldsTogether`labels | Words around the pages; most are spoken by screen readers where others see an icon.`(requiredStrings(
        40,
      )`
          openMenu | Open the menu | The name of the header's menu button while the menu is closed.
          closeMenu | Close the menu | The name of the same button while the menu is open.
          skipToContent | Skip to content | The first link of the page, shown when it has the keyboard's focus.
          mainNavigation | Main navigation | The name of the header's navigation.
          footerNavigation | Footer navigation | The name of the footer's navigation.
          breadcrumbs | Breadcrumbs | The name of the breadcrumbs, which lead to the open page and are shown above its heading.
          readOn | Read on | Shown above the links to further pages at the foot of a page.
          newTab | Opens in a new tab | What a screen reader adds to a link to another site.
        `),
    ]),
  ),
});
