import { BillIcon } from "@sanity/icons/Bill";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, nextPages, objectList } from "../fields/list.ts";
import { actionLabel, closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { pageTool } from "../tools/tool-field.ts";

const columns = fieldsTogether({
  name: "columns",
  title: "Columns",
  description: "The headings of the table's three columns.",
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
      members: "duties",
      description: "What has to be done, one duty to a point.",
      of: "point",
      min: 2,
      max: 10,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the remark.",
      slot: "besideText",
    }),
  ],
});

export const taxBenefitsPage = defineType({
  name: "taxBenefitsPage",
  title: "Tax benefits page",
  description: "The comparison of taxes in the free zones and on the mainland.",
  type: "document",
  icon: BillIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("tiles", "Stat tiles", [
      objectList({
        name: "tiles",
        title: "Stat tiles",
        members: "stat tiles",
        description: "Exactly four tiles under the hero, from left to right.",
        of: "statTile",
        count: 4,
      }),
    ]),
    group("table", "Table", [
      requiredString({
        name: "tableHeading",
        title: "Heading of the table",
        description: "Shown above the comparison table.",
        max: 90,
      }),
      requiredString({
        name: "tableCaption",
        title: "Caption of the table",
        description: "Says in one sentence what the table compares, for screen readers too.",
        max: 200,
      }),
      columns,
      objectList({
        name: "rows",
        title: "Rows",
        members: "rows",
        description: "One row for each tax, from top to bottom.",
        of: "taxRow",
        min: 4,
        max: 12,
      }),
      requiredString({
        name: "footnoteLabel",
        title: "Footnote mark: name",
        description: "What a screen reader says before the number of a footnote in the table.",
        max: 40,
      }),
      requiredString({
        name: "footnoteBackLabel",
        title: "Link back from a footnote: name",
        description:
          "What a screen reader says, before its number, for the arrow after a footnote.",
        max: 60,
      }),
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("compliance", "Compliance", [compliance]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});
