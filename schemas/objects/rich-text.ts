import { LaunchIcon } from "@sanity/icons/Launch";
import { LinkIcon } from "@sanity/icons/Link";
import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { linkableTypes, requiredReference } from "../fields/list.ts";
import { titled } from "../fields/text.ts";
import { decorators, normal } from "../fields/text-block.ts";

export const internalLink = defineArrayMember({
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

const runningTextBlock = defineArrayMember({
  type: "block",
  styles: [normal, { title: "Heading", value: "h2" }, { title: "Small heading", value: "h3" }],
  lists: titled({ bullet: "Bullets", number: "Numbers" }),
  marks: { decorators, annotations: [internalLink, externalLink] },
  of: [{ type: "figureValue" }],
});

export const richText = defineType({
  name: "richText",
  title: "Text",
  description: "Running text with headings, lists, links and figures.",
  type: "array",
  of: [runningTextBlock],
});
