import type { TaxBenefitsPageQueryResult } from "#schemas/generated/types.generated.ts";
import { Section } from "#web/components/section.tsx";
import { FootnoteList } from "./footnote-list.tsx";
import { numberFootnotes } from "./footnotes.ts";
import { TaxCell } from "./tax-cell.tsx";

type TaxTableProps = Pick<
  NonNullable<TaxBenefitsPageQueryResult>,
  "tableHeading" | "tableCaption" | "columns" | "rows" | "footnoteLabel" | "footnoteBackLabel"
>;

/** Taxes in free zones beside those of the mainland; on a phone each tax is a card of its own. */
export function TaxTable({ columns, rows, footnoteLabel, ...texts }: TaxTableProps) {
  const { footnotes, markers } = numberFootnotes(
    rows.flatMap(({ freeZones, mainland }) => [freeZones.footnotes, mainland.footnotes]),
  );
  return (
    <Section heading={texts.tableHeading} isContinued>
      <table className="w-full border-collapse text-body max-md:block">
        <caption className="pb-3 text-left text-small text-slate max-md:block">
          {texts.tableCaption}
        </caption>
        <thead className="text-left text-base leading-tight max-md:sr-only">
          <tr>
            <th scope="col" className="w-[24%] border-b-2 border-ink px-6 py-5 font-semibold">
              {columns.aspect}
            </th>
            <th
              scope="col"
              className="rounded-t-2 border-b-2 border-ink bg-fjord px-6 py-5 font-semibold text-white"
            >
              {columns.freeZones}
            </th>
            <th scope="col" className="border-b-2 border-ink px-6 py-5 font-semibold">
              {columns.mainland}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ _key, aspect, freeZones, mainland }, index) => (
            <tr
              key={_key}
              className="max-md:mb-4 max-md:block max-md:overflow-hidden max-md:rounded-3 max-md:border max-md:border-line"
            >
              <th
                scope="row"
                className="border-line px-6 py-5 text-left align-top font-semibold max-md:block max-md:bg-fjord max-md:px-cell max-md:py-3.5 max-md:text-white md:border-b"
              >
                {aspect}
              </th>
              <TaxCell
                {...freeZones}
                column={columns.freeZones}
                markers={markers[2 * index] ?? []}
                footnoteLabel={footnoteLabel}
                isTinted
              />
              <TaxCell
                {...mainland}
                column={columns.mainland}
                markers={markers[2 * index + 1] ?? []}
                footnoteLabel={footnoteLabel}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <FootnoteList footnotes={footnotes} backLabel={texts.footnoteBackLabel} />
    </Section>
  );
}
