import { HashIcon } from "@sanity/icons/Hash";
import { LaunchIcon } from "@sanity/icons/Launch";
import { LinkIcon } from "@sanity/icons/Link";
import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { linkableTypes, requiredReference } from "../fields/list.ts";
import { requiredChoice, titled } from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";

export const figureValue = defineType({
  name: "figureValue",
  title: "Figure",
  description: "A tax or business figure, kept in one place and shown wherever it is named.",
  type: "object",
  icon: HashIcon,
  fields: [
    requiredReference({
      name: "figure",
      title: "Figure",
      description: "The figure to show; change its value once and every page follows.",
      to: "figure",
    }),
    requiredChoice({
      name: "show",
      title: "Show",
      description:
        "Whether the unit is shown beside the value; leave it out when the text names it.",
      choices: titled({ withUnit: "Value and unit", valueOnly: "Value only" }),
      initialValue: "withUnit",
    }),
  ],
  preview: previewShownFigure("figure", { label: "figure.label", show: "show" }),
});

const decorators = titled({ strong: "Bold", em: "Italic" });

const internalLink = defineArrayMember({
  name: "internalLink",
  type: "object",
  title: "Link to a page",
  icon: LinkIcon,
  fields: [
    requiredReference({
      name: "page",
      title: "Page",
      description: "The page of this site to open; the link follows when its address changes.",
      to: linkableTypes,
    }),
  ],
});

const externalLink = defineArrayMember({
  name: "externalLink",
  type: "object",
  title: "Link to another site",
  icon: LaunchIcon,
  fields: [
    defineField({
      name: "href",
      title: "Address",
      description: "A whole address: https://…, mailto:… or tel:…",
      type: "url",
      validation: (rule) =>
        rule.required().uri({ scheme: ["http", "https", "mailto", "tel"], allowRelative: false }),
    }),
  ],
});

const normal = { title: "Paragraph", value: "normal" };

/** The only block of a rich line: bold, italic and figures, without line breaks. */
const lineBlock = defineArrayMember({
  type: "block",
  options: { oneLine: true },
  styles: [normal],
  lists: [],
  marks: { decorators, annotations: [] },
  of: [{ type: "figureValue" }],
});

const runningTextBlock = defineArrayMember({
  type: "block",
  styles: [normal, { title: "Heading", value: "h2" }, { title: "Small heading", value: "h3" }],
  lists: titled({ bullet: "Bullets", number: "Numbers" }),
  marks: { decorators, annotations: [internalLink, externalLink] },
  of: [{ type: "figureValue" }],
});

export const richLine = defineType({
  name: "richLine",
  title: "Line of text",
  description: "One paragraph with bold, italic and figures.",
  type: "array",
  of: [lineBlock],
});

export const richText = defineType({
  name: "richText",
  title: "Text",
  description: "Running text with headings, lists, links and figures.",
  type: "array",
  of: [runningTextBlock],
});
