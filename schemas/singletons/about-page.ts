import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { nextPages, objectList } from "../fields/list.ts";
import { actionLabel, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredRichText, requiredStrings, requiredText } from "../fields/text.ts";

const story = fieldsTogether(
  about`story | Mission and story | Where the company comes from and what it is for.`,
  [
    heading("Shown above the story."),
    requiredRichText`body | Text | Two to four paragraphs.`,
    requiredImage`image | Image | Shown beside the story. | besideText`,
  ],
);

const standOut = fieldsTogether(
  about`standOut | Why we stand out | Four cards on how the company works.`,
  [
    heading("Shown above the cards."),
    objectList`cards | Cards | Exactly four cards, in the order they are shown. | benefit 4`,
  ],
);

const team = fieldsTogether(
  about`team | The roles in the team; sample content, without names of people.`,
  [
    heading("Shown above the team."),
    requiredLine`intro | Introduction | One or two sentences under the heading.`,
    objectList`members | Roles | The roles in the order they are shown; sample content until real people agree. | teamRole 1–12`,
  ],
);

const contact = fieldsTogether(
  about`contact | The contact details; they come from the site settings.`,
  [
    heading("Shown above the contact details."),
    requiredLine`text | One or two sentences before the contact details.`,
    actionLabel(),
  ],
);

const social = fieldsTogether(
  about`social | Social networks | The buttons of the social networks; they come from the site settings.`,
  [
    heading("Shown above the buttons."),
    requiredText`text | One or two sentences before the buttons.`,
  ],
);

const register = fieldsTogether(
  about`register | Register of figures | The words around the register, which holds every figure by itself.`,
  [
    heading("Opens the register; the number of figures follows it."),
    ...requiredStrings(30)`
      shownOn | Shown on | Shown before the pages that name a figure.
      from | From | Shown before the first day of a next value.
      find | Find | Names the field that narrows the register to what a visitor types. | 60
      feedLabel | Link: changes | The words of the link to the feed of changes. | 60
    `,
  ],
);

export const aboutPage = defineType({
  ...about`aboutPage | The page about the company, its team and how to reach it.`,
  type: "document",
  icon: UsersIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ extra: [actionLabel()] })]),
    group("story", "Story", [story, standOut]),
    group("team", "Team", [team]),
    group("contact", "Contact", [contact, social, furtherSections(), nextPages()]),
    group("register", "Register", [register]),
  ),
  preview: { prepare: () => ({ title: "About page" }) },
});
