import { BillIcon } from "@sanity/icons/Bill";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { diagrams, nextPages, objectList, pageTool } from "../fields/list.ts";
import { actionLabel, closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredStrings } from "../fields/text.ts";

const columns = fieldsTogether(
  about`columns | The headings of the table's three columns.`,
  requiredStrings(40)`
    aspect | First column | The heading above the names of the taxes.
    freeZones | Second column | The heading above what holds in the free zones.
    mainland | Third column | The heading above what holds on the mainland.
  `,
);

const compliance = fieldsTogether(
  about`compliance | What a company must do to keep the rates of the table.`,
  [
    heading("Shown above the remark."),
    requiredLine`text | The condition in one to three sentences.`,
    objectList`points | Duties | What has to be done, one duty to a point. | point 2–8`,
    requiredImage`image | Image | Shown beside the remark. | besideText`,
  ],
);

export const taxBenefitsPage = defineType({
  ...about`taxBenefitsPage | The comparison of taxes in the free zones and on the mainland.`,
  type: "document",
  icon: BillIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ extra: [actionLabel()] })]),
    group("tiles", "Stat tiles", [
      objectList`tiles | Stat tiles | Exactly four tiles under the hero, from left to right. | statTile 4`,
    ]),
    group("table", "Table", [
      ...requiredStrings(90)`
        tableHeading | Heading of the table | Shown above the comparison table.
        tableCaption | Caption of the table | Says in one sentence what the table compares, for screen readers too. | 200
      `,
      columns,
      objectList`rows | Rows | One row for each tax, from top to bottom. | taxRow 4–12`,
      ...requiredStrings(40)`
        footnoteLabel | Footnote mark: name | What a screen reader says before the number of a footnote in the table.
        footnoteBackLabel | Link back from a footnote: name | What a screen reader says, before its number, for the arrow after a footnote. | 60
      `,
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("compliance", "Compliance", [compliance]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Tax benefits page" }) },
});
