import { BillIcon } from "@sanity/icons/Bill";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, nextPages, pageTool } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { actionLabel, closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

const columns = fieldsTogether({
  name: "columns",
  title: "Columns",
  description: "The headings of the table's three columns.",
  group: "table",
  fields: [
    requiredString({
      name: "aspect",
      title: "First column",
      description: "The heading above the names of the taxes.",
      max: 40,
    }),
    requiredString({
      name: "freeZones",
      title: "Second column",
      description: "The heading above what holds in the free zones.",
      max: 40,
    }),
    requiredString({
      name: "mainland",
      title: "Third column",
      description: "The heading above what holds on the mainland.",
      max: 40,
    }),
  ],
});

const compliance = fieldsTogether({
  name: "compliance",
  title: "Compliance",
  description: "What a company must do to keep the rates of the table.",
  group: "compliance",
  fields: [
    heading("Shown above the remark."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The condition in one to three sentences.",
    }),
    objectList({
      name: "points",
      title: "Duties",
      description: "What has to be done, one duty to a point.",
      of: "point",
      size: { min: 2, max: 8 },
    }),
    requiredImage({
      name: "image",
      slot: "besideText",
      title: "Image",
      description: "Shown beside the remark.",
    }),
  ],
});

export const taxBenefitsPage = defineType({
  name: "taxBenefitsPage",
  type: "document",
  title: "Tax benefits page",
  description: "The comparison of taxes in the free zones and on the mainland.",
  icon: BillIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "tiles", title: "Stat tiles" },
    { name: "table", title: "Table" },
    { name: "tool", title: "Tool" },
    { name: "compliance", title: "Compliance" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    pageHero({ group: "hero", extra: [actionLabel()] }),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      description: "Exactly four tiles under the hero, from left to right.",
      group: "tiles",
      of: "statTile",
      size: { count: 4 },
    }),
    requiredString({
      name: "tableHeading",
      title: "Heading of the table",
      description: "Shown above the comparison table.",
      group: "table",
      max: 90,
    }),
    requiredString({
      name: "tableCaption",
      title: "Caption of the table",
      description: "Says in one sentence what the table compares, for screen readers too.",
      group: "table",
      max: 200,
    }),
    columns,
    objectList({
      name: "rows",
      title: "Rows",
      description: "One row for each tax, from top to bottom.",
      group: "table",
      of: "taxRow",
      size: { min: 4, max: 12 },
    }),
    requiredString({
      name: "footnoteLabel",
      title: "Footnote mark: name",
      description: "What a screen reader says before the number of a footnote in the table.",
      group: "table",
      max: 40,
    }),
    requiredString({
      name: "footnoteBackLabel",
      title: "Link back from a footnote: name",
      description: "What a screen reader says, before its number, for the arrow after a footnote.",
      group: "table",
      max: 60,
    }),
    pageTool("tool"),
    diagrams("table"),
    compliance,
    furtherSections("closing"),
    nextPages("closing"),
    closingPart("closing"),
  ],
  preview: { prepare: () => ({ title: "Tax benefits page" }) },
});
