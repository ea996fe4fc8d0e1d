import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { requiredImage } from "../fields/image.ts";
import { nextPages } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { actionLabel, heading, pageHero } from "../fields/page-parts.ts";
import { requiredLine, requiredRichText } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString, requiredText } from "../fields/text.ts";

const story = fieldsTogether({
  name: "story",
  title: "Mission and story",
  description: "Where the company comes from and what it is for.",
  group: "story",
  fields: [
    heading("Shown above the story."),
    requiredRichText({
      name: "body",
      title: "Text",
      description: "Two to four paragraphs.",
    }),
    requiredImage({
      name: "image",
      slot: "besideText",
      title: "Image",
      description: "Shown beside the story.",
    }),
  ],
});

const standOut = fieldsTogether({
  name: "standOut",
  title: "Why we stand out",
  description: "Four cards on how the company works.",
  group: "story",
  fields: [
    heading("Shown above the cards."),
    objectList({
      name: "cards",
      title: "Cards",
      description: "Exactly four cards, in the order they are shown.",
      of: "benefit",
      size: { count: 4 },
    }),
  ],
});

const team = fieldsTogether({
  name: "team",
  title: "Team",
  description: "The roles in the team; sample content, without names of people.",
  group: "team",
  fields: [
    heading("Shown above the team."),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    objectList({
      name: "members",
      title: "Roles",
      description: "The roles in the order they are shown; sample content until real people agree.",
      of: "teamRole",
      size: { min: 1, max: 12 },
    }),
  ],
});

const contact = fieldsTogether({
  name: "contact",
  title: "Contact",
  description: "The contact details; they come from the site settings.",
  group: "contact",
  fields: [
    heading("Shown above the contact details."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences before the contact details.",
    }),
    actionLabel(),
  ],
});

const social = fieldsTogether({
  name: "social",
  title: "Social networks",
  description: "The buttons of the social networks; they come from the site settings.",
  group: "contact",
  fields: [
    heading("Shown above the buttons."),
    requiredText({
      name: "text",
      title: "Text",
      description: "One or two sentences before the buttons.",
    }),
  ],
});

const register = fieldsTogether({
  name: "register",
  title: "Register of figures",
  description: "The words around the register, which holds every figure by itself.",
  group: "register",
  fields: [
    heading("Opens the register; the number of figures follows it."),
    requiredString({
      name: "shownOn",
      title: "Shown on",
      description: "Shown before the pages that name a figure.",
      max: 30,
    }),
    requiredString({
      name: "from",
      title: "From",
      description: "Shown before the first day of a next value.",
      max: 30,
    }),
    requiredString({
      name: "find",
      title: "Find",
      description: "Names the field that narrows the register to what a visitor types.",
      max: 60,
    }),
    requiredString({
      name: "feedLabel",
      title: "Link: changes",
      description: "The words of the link to the feed of changes.",
      max: 60,
    }),
  ],
});

export const aboutPage = defineType({
  name: "aboutPage",
  type: "document",
  title: "About page",
  description: "The page about the company, its team and how to reach it.",
  icon: UsersIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "story", title: "Story" },
    { name: "team", title: "Team" },
    { name: "contact", title: "Contact" },
    { name: "register", title: "Register" },
  ],
  fields: [
    pageHero({ group: "hero", extra: [actionLabel()] }),
    story,
    standOut,
    team,
    contact,
    social,
    furtherSections("contact"),
    nextPages("contact"),
    register,
  ],
  preview: { prepare: () => ({ title: "About page" }) },
});
