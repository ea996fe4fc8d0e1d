import { defineField } from "@sanity/types";
import { heading } from "./page-parts.ts";
import { optionalLine } from "./rich-text.ts";
import { choiceField } from "./text.ts";

/** The colour behind a section; the site picks one when none is chosen. */
export const sectionBackground = choiceField({
  name: "background",
  title: "Background",
  description: "The colour behind the section; leave it empty for the plain page.",
  choices: [
    { title: "Paper", value: "paper" },
    { title: "Frost, a cool tint", value: "frost" },
    { title: "Sand, a warm tint", value: "sand" },
    { title: "Dark", value: "dark" },
  ],
});

/** Heading and introduction, with which most sections begin. */
export const sectionHead = [
  heading("Shown above the section."),
  optionalLine({
    name: "intro",
    title: "Introduction",
    description: "One or two sentences under the heading; leave it empty for none.",
  }),
];

/** Sections by which an editor lengthens a page that has its own parts already. */
export function furtherSections(group: string) {
  return defineField({
    name: "sections",
    type: "furtherSections",
    title: "Further sections",
    description: "More parts for the end of the page, before what leads on; without any, none.",
    group,
  });
}
