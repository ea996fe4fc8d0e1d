import { heading } from "./page-parts.ts";
import { optionalLine } from "./rich-text.ts";
import { choiceField } from "./text.ts";

/** The colour a section stands on; the site picks one when none is chosen. */
export const sectionGround = choiceField({
  name: "ground",
  title: "Ground",
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
  heading("Stands above the section."),
  optionalLine({
    name: "intro",
    title: "Introduction",
    description: "One or two sentences under the heading; leave it empty for none.",
  }),
];
