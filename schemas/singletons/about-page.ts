import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { nextPages, objectList } from "../fields/list.ts";
import { actionLabel, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredRichText, requiredString, requiredText } from "../fields/text.ts";

const story = fieldsTogether({
  name: "story",
  title: "Mission and story",
  description: "Where the company comes from and what it is for.",
  fields: [
    heading("Shown above the story."),
    requiredRichText({ name: "body", title: "Text", description: "Two to four paragraphs." }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the story.",
      slot: "besideText",
    }),
  ],
});

const standOut = fieldsTogether({
  name: "standOut",
  title: "Why we stand out",
  description: "Four cards on how the company works.",
  fields: [
    heading("Shown above the cards."),
    objectList({
      name: "cards",
      title: "Cards",
      members: "cards",
      description: "Exactly four cards, in the order they are shown.",
      of: "benefit",
      count: 4,
    }),
  ],
});

const team = fieldsTogether({
  name: "team",
  title: "Team",
  description: "The roles in the team; sample content, without names of people.",
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
      members: "roles",
      description: "The roles in the order they are shown; sample content until real people agree.",
      of: "teamRole",
      min: 1,
      max: 12,
    }),
  ],
});

const contact = fieldsTogether({
  name: "contact",
  title: "Contact",
  description: "The contact details; they come from the site settings.",
  fields: [
    heading("Shown above the contact details."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences before the contact details.",
    }),
    actionLabel,
  ],
});

const social = fieldsTogether({
  name: "social",
  title: "Social networks",
  description: "The buttons of the social networks; they come from the site settings.",
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
      title: "Changes",
      description: "Stands above the days on which figures change, and leads to their feed.",
      max: 60,
    }),
  ],
});

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About page",
  description: "The page about the company, its team and how to reach it.",
  type: "document",
  icon: UsersIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("story", "Story", [story, standOut]),
    group("team", "Team", [team]),
    group("contact", "Contact", [contact, social, furtherSections(), nextPages()]),
    group("register", "Register", [register]),
  ),
});
