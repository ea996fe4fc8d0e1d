import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

export function ComparisonSection(props: SectionOf<"comparisonSection">) {
  const { aspect, columns, rows, ...section } = props;
  // In a row with a missing cell, the other cells would stand in the wrong column.
  const isComplete = ({ cells }: (typeof rows)[number]) => cells.length === columns.length;
  return (
    <Section {...section}>
      <ComparisonTable
        caption={section.heading}
        isCaptionHidden
        aspect={aspect}
        columns={columns.map((name) => ({ id: name, name }))}
        rows={rows.filter(isComplete).map(({ _key, title, cells }) => ({
          id: _key,
          title,
          cells: cells.map((cell) => (
            <>
              <RichLine value={cell.text} />
              <ShortConditions of={cell} className="block text-slate" />
            </>
          )),
        }))}
      />
    </Section>
  );
}
