import { defineType } from "@sanity/types";
import { about } from "../fields/field.ts";
import { iconField, optionalImage, requiredImage } from "../fields/image.ts";
import { requiredObject } from "../fields/list.ts";
import { optionalLine, requiredLine, requiredString, stringList } from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";
import { previewLine, previewLines, previewTitled } from "../preview/rich-line.ts";

export const badge = defineType({
  ...about`badge | A few words with an icon, at the top of a page.`,
  type: "object",
  fields: [
    iconField("The small drawing before the words."),
    requiredLine`text | Two to four words, such as “Capital City Advantage”.`,
  ],
  preview: previewLine("text"),
});

export const benefit = defineType({
  ...about`benefit | Benefit card | A card with an icon, a title and a sentence or two.`,
  type: "object",
  fields: [
    iconField("The small drawing at the top of the card."),
    requiredLine`title | What the client gains, in a few words.`,
    requiredLine`text | One or two sentences that explain the title.`,
  ],
  preview: previewLines("title", "text"),
});

export const businessType = defineType({
  ...about`businessType | A kind of business that a place suits, with examples.`,
  type: "object",
  fields: [
    requiredString`category | Category | The kind of business, such as “Light manufacturing”. | 60`,
    requiredLine`text | Why the place suits it, in one or two sentences.`,
    stringList`examples | Examples | Businesses of this kind, in a few words each. | Example 1–`,
  ],
  preview: previewTitled("category"),
});

export const callToAction = defineType({
  ...about`callToAction | The closing part of a page; its button always leads to the contact page.`,
  type: "object",
  fields: [
    requiredString`heading | Heading | The invitation, in a few words. | 80`,
    requiredLine`text | One or two sentences on what happens after the click.`,
    requiredString`actionLabel | Button | The words on the button, which opens the contact page. | 40`,
    requiredImage`image | Image | Shown beside or behind the text. | callToAction`,
  ],
  preview: { select: { title: "heading", subtitle: "actionLabel", media: "image" } },
});

export const note = defineType({
  ...about`note | A framed remark beside the text: a condition, a limit, a warning.`,
  type: "object",
  fields: [
    requiredString`title | Title | What the remark is about. | 80`,
    requiredLine`text | The remark, in one to three sentences.`,
  ],
  preview: previewTitled("title"),
});

const statement = <const Name extends string>(name: Name, title: string, description: string) =>
  defineType({
    ...about`${name} | ${title} | ${description}`,
    type: "object",
    fields: [requiredLine`text | One short statement; figures are added with the figure button.`],
    preview: previewLine("text"),
  });

export const point = statement("point", "Point", "One entry of a short list.");

export const officeClaim = statement(
  "officeClaim",
  "Office in Dubai",
  "Apart from the other points, because the site settings hold its proof and its switch.",
);

export const processStep = defineType({
  ...about`processStep | Step | One step of the way from the first talk to the new home.`,
  type: "object",
  fields: [
    requiredString`title | Title | The step in a few words; its number is added by itself. | 60`,
    requiredLine`text | What happens in the step, in one or two sentences.`,
    requiredString`when | When | When the step is taken, such as “Weeks {from}–{to}”: the site puts in the weeks of the plan of the move. | 40`,
  ],
  preview: { select: { title: "title", subtitle: "when" } },
});

export const statTile = defineType({
  ...about`statTile | A figure in large type with a few words under it.`,
  type: "object",
  fields: [
    requiredObject`figure | Figure | The figure in large type. | figureValue`,
    requiredString`label | Label | What the figure counts, in a few words without the figure itself. | 60`,
  ],
  preview: previewShownFigure("figure.figure", { label: "label", show: "figure.show" }),
});

export const subService = defineType({
  ...about`subService | Sub-service | One row of the list of what a service consists of.`,
  type: "object",
  fields: [
    requiredString`title | Title | The name of the sub-service, such as “Golden visa”. | 60`,
    requiredLine`text | One or two sentences on what it is and whom it suits.`,
    optionalLine`detail | A few words in the right-hand column, such as how long it is valid.`,
  ],
  preview: previewTitled("title"),
});

export const teamRole = defineType({
  ...about`teamRole | Role in the team | What somebody in the team does; sample content, without names of people.`,
  type: "object",
  fields: [
    requiredString`role | Role | The role, such as “Visa consultant”; no names of people. | 60`,
    requiredLine`text | What this person does for a client, in one or two sentences.`,
    optionalImage`image | Image | Shown above the role; leave it empty for none. | portrait`,
  ],
  preview: previewTitled("role"),
});
