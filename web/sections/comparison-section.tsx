import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ShortConditions } from "#web/components/evidence/short-conditions.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { Point } from "#web/components/tick-list.tsx";

type ComparisonSectionProps = SectionPlacement & {
  heading: string;
  intro: RichTextValue | null;
  /** Heading of the first column. */
  aspect: string;
  columns: string[];
  rows: { _key: string; title: string; cells: Point[] }[];
};

/** Two or three choices beside each other; on a phone each row is a card of its own. */
export function ComparisonSection({ aspect, columns, rows, ...section }: ComparisonSectionProps) {
  return (
    <Section {...section}>
      <table className="on-light w-full table-fixed border-collapse text-base text-ink max-md:block">
        <caption className="sr-only">{section.heading}</caption>
        <thead className="text-left leading-tight max-md:sr-only">
          <tr className="on-dark:text-white">
            {[aspect, ...columns].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`border-b-2 border-ink px-6 py-5 font-semibold on-dark:border-amber ${index === 1 ? "rounded-t-2 bg-fjord text-white on-dark:bg-ink" : ""}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ _key, title, cells }) => (
            <tr
              key={_key}
              className="max-md:mb-4 max-md:block max-md:overflow-hidden max-md:rounded-3 max-md:border max-md:border-line"
            >
              <th
                scope="row"
                className="border-line bg-white px-6 py-5 text-left align-top font-semibold max-md:block max-md:bg-fjord max-md:px-cell max-md:py-3.5 max-md:text-white on-dark:max-md:bg-ink md:border-b"
              >
                {title}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={cell._key}
                  className={`border-line px-6 py-5 align-top wrap-anywhere max-md:grid max-md:gap-1 max-md:px-cell max-md:py-3.5 max-md:not-last:border-b md:border-b ${index === 0 ? "bg-tint" : "bg-white"}`}
                >
                  <span aria-hidden="true" className="text-small font-semibold md:hidden">
                    {columns[index]}
                  </span>
                  <span>
                    <RichLine value={cell.text} />
                    <ShortConditions of={cell} className="block text-slate" />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
