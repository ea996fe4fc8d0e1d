import {
  type ConditionalPropertyCallbackContext,
  defineField,
  defineType,
  type ObjectDefinition,
} from "@sanity/types";
import { withinBudget } from "../rules/page-budget.ts";
import type { FieldNames } from "./field.ts";
import { heading } from "./page-parts.ts";
import { optionalChoice, optionalLine, titled } from "./text.ts";

/** Types of pages with fixed parts, between which a section can be placed. */
const typesWithParts = ["service", "advantage", "freeZonesPage", "taxBenefitsPage"];

const place = {
  ...optionalChoice({
    name: "place",
    title: "Place",
    description: "Which part of the page the section follows; empty means the end of the page.",
    choices: titled({
      first: "After the first part",
      second: "After the second part",
      third: "After the third part",
    }),
  }),
  hidden: ({ document }: ConditionalPropertyCallbackContext) =>
    !typesWithParts.includes(document?._type ?? ""),
};

const background = (dark: Record<string, string>) =>
  optionalChoice({
    name: "background",
    title: "Background",
    description: "The colour behind the section; leave it empty for the plain page.",
    choices: titled({
      paper: "Paper",
      frost: "Frost, a cool tint",
      sand: "Sand, a warm tint",
      ...dark,
    }),
  });

const anyGround = background({ dark: "Dark" });
const lightGround = background({});

type Parts = FieldNames &
  Pick<ObjectDefinition, "icon" | "fields" | "validation"> & {
    /** Whether a section contains drawings or forms, which need a light background. */
    isLight?: true;
  };

/** What of a section names it. Its kind has one of them. */
type Shown = Partial<Record<"heading" | "note" | "diagram" | "tool" | "media", string>> & {
  tiles?: readonly { label?: string }[];
};

/** The entry in lists of the Studio: the heading of a section or of its content, and its kind. */
const preview = (kind: string) => ({
  select: {
    heading: "heading",
    note: "note.title",
    diagram: "diagram.heading",
    tool: "tool.heading",
    tiles: "tiles",
    media: "image",
  },
  prepare: ({ heading, note, diagram, tool, tiles, media }: Shown) => ({
    // A tile that counts needs no label.
    title: heading ?? note ?? diagram ?? tool ?? tiles?.find(({ label }) => label)?.label ?? kind,
    subtitle: kind,
    media,
  }),
});

/**
 * A section: its own fields, its position and its background. The site chooses a background if the
 * editor has chosen none.
 */
export function section({ isLight, fields, ...more }: Parts) {
  return defineType({
    ...more,
    type: "object",
    fields: [...fields, place, isLight ? lightGround : anyGround],
    preview: preview(more.title),
  });
}

export const sectionHead = [
  heading("Shown above the section."),
  optionalLine({
    name: "intro",
    title: "Introduction",
    description: "One or two sentences under the heading; leave it empty for none.",
  }),
];

export function furtherSections() {
  return defineField({
    name: "sections",
    title: "Further sections",
    description:
      "More parts for the end of the page, or for where each says that it stands; without any, none.",
    type: "furtherSections",
    validation: (rule) => rule.custom(withinBudget).warning(),
  });
}
