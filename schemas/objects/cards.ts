import { defineType } from "@sanity/types";
import { iconField, optionalImage, requiredImage } from "../fields/image.ts";
import { requiredObject } from "../fields/list.ts";
import { optionalLine, requiredLine, requiredString, stringList } from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";
import { previewLine, previewLines, previewTitled } from "../preview/rich-line.ts";

export const badge = defineType({
  name: "badge",
  title: "Badge",
  description: "A few words with an icon, at the top of a page.",
  type: "object",
  fields: [
    iconField("The small drawing before the words."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Two to four words, such as “Capital City Advantage”.",
    }),
  ],
  preview: previewLine("text"),
});

export const benefit = defineType({
  name: "benefit",
  title: "Benefit card",
  description: "A card with an icon, a title and a sentence or two.",
  type: "object",
  fields: [
    iconField("The small drawing at the top of the card."),
    requiredLine({
      name: "title",
      title: "Title",
      description: "What the client gains, in a few words.",
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences that explain the title.",
    }),
  ],
  preview: previewLines("title", "text"),
});

export const businessType = defineType({
  name: "businessType",
  title: "Business type",
  description: "A kind of business that a place suits, with examples.",
  type: "object",
  fields: [
    requiredString({
      name: "category",
      title: "Category",
      description: "The kind of business, such as “Light manufacturing”.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Why the place suits it, in one or two sentences.",
    }),
    stringList({
      name: "examples",
      title: "Examples",
      members: "examples",
      description: "Businesses of this kind, in a few words each.",
      member: "Example",
      min: 1,
    }),
  ],
  preview: previewTitled("category"),
});

export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  description: "The closing part of a page; its button always leads to the contact page.",
  type: "object",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "The invitation, in a few words.",
      max: 80,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what happens after the click.",
    }),
    requiredString({
      name: "actionLabel",
      title: "Button",
      description: "The words on the button, which opens the contact page.",
      max: 40,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside or behind the text.",
      slot: "callToAction",
    }),
  ],
  preview: { select: { title: "heading", subtitle: "actionLabel", media: "image" } },
});

export const note = defineType({
  name: "note",
  title: "Note",
  description: "A framed remark beside the text: a condition, a limit, a warning.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What the remark is about.",
      max: 80,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The remark, in one to three sentences.",
    }),
  ],
  preview: previewTitled("title"),
});

const statement = <const Name extends string>(name: Name, title: string, description: string) =>
  defineType({
    name,
    title,
    description,
    type: "object",
    fields: [
      requiredLine({
        name: "text",
        title: "Text",
        description: "One short statement; figures are added with the figure button.",
      }),
    ],
    preview: previewLine("text"),
  });

export const point = statement("point", "Point", "One entry of a short list.");

export const officeClaim = statement(
  "officeClaim",
  "Office in Dubai",
  "Apart from the other points, because the site settings hold its proof and its switch.",
);

export const processStep = defineType({
  name: "processStep",
  title: "Step",
  description: "One step of the way from the first talk to the new home.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The step in a few words; its number is added by itself.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "What happens in the step, in one or two sentences.",
    }),
  ],
  preview: { select: { title: "title" } },
});

export const statTile = defineType({
  name: "statTile",
  title: "Stat tile",
  description: "A figure in large type with a few words under it.",
  type: "object",
  fields: [
    requiredObject({
      name: "figure",
      title: "Figure",
      description: "The figure in large type.",
      type: "figureValue",
    }),
    requiredString({
      name: "label",
      title: "Label",
      description: "What the figure counts, in a few words without the figure itself.",
      max: 60,
    }),
  ],
  preview: previewShownFigure("figure.figure", { label: "label", show: "figure.show" }),
});

export const subService = defineType({
  name: "subService",
  title: "Sub-service",
  description: "One row of the list of what a service consists of.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the sub-service, such as “Golden visa”.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what it is and whom it suits.",
    }),
    optionalLine({
      name: "detail",
      title: "Detail",
      description: "A few words in the right-hand column, such as how long it is valid.",
    }),
  ],
  preview: previewTitled("title"),
});

export const teamRole = defineType({
  name: "teamRole",
  title: "Role in the team",
  description: "What somebody in the team does; sample content, without names of people.",
  type: "object",
  fields: [
    requiredString({
      name: "role",
      title: "Role",
      description: "The role, such as “Visa consultant”; no names of people.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "What this person does for a client, in one or two sentences.",
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown above the role; leave it empty for none.",
      slot: "portrait",
    }),
  ],
  preview: previewTitled("role"),
});
