import type { TaxBenefitsPageQueryResult } from "#schemas/generated/types.generated.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { type Footnote, type FootnoteMarker, footnoteId, numberFootnotes } from "./footnotes.ts";

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

type TaxCellProps = {
  value: RichTextValue;
  text: RichTextValue;
  markers: FootnoteMarker[];
  /** Said before a footnote's number. */
  footnoteLabel: string;
  /** Heading of its column, which a phone shows in the cell. */
  column: string;
  isTinted?: boolean;
};

/** One side of a row: the rate in large type, what it holds for, and its footnote numbers. */
function TaxCell(props: TaxCellProps) {
  const { value, text, markers, footnoteLabel, column, isTinted = false } = props;
  return (
    <td
      className={`border-line px-6 py-5 align-top max-md:grid xs:max-md:grid-cols-term max-md:gap-x-3.5 max-md:px-cell max-md:py-3.5 max-md:not-last:border-b md:border-b ${isTinted ? "bg-tint" : "bg-white"}`}
    >
      <span
        aria-hidden="true"
        className="row-span-2 text-small leading-snug font-semibold md:hidden"
      >
        {column}
      </span>
      <p className="display-type figures mb-1 text-2xl leading-tight md:text-card-title">
        <RichLine value={value} />
      </p>
      <p className="text-small leading-normal text-slate">
        <RichLine value={text} />
        {markers.map(({ id, number }) => (
          <sup key={id} className="ml-0.5 text-micro leading-none">
            <a
              id={id}
              href={`#${footnoteId(number)}`}
              aria-label={`${footnoteLabel} ${number}`}
              className="p-1 font-semibold no-underline"
            >
              {number}
            </a>
          </sup>
        ))}
      </p>
    </td>
  );
}

/** The numbered conditions under the table, each with a way back to every cell that names it. */
function FootnoteList({ footnotes, backLabel }: { footnotes: Footnote[]; backLabel: string }) {
  return (
    <ol className="mt-5 grid max-w-wide-measure gap-2 text-small leading-normal text-slate">
      {footnotes.map(({ id, number, figure, markers }) => (
        <li key={id} id={id} className="grid scroll-mt-28 grid-cols-icon rounded-1 target:bg-sand">
          <span aria-hidden="true" className="font-semibold text-gulf">
            {number}
          </span>
          <p>
            <strong className="font-semibold text-ink">
              <FigureValue figure={figure} show="withUnit" />, {figure.label}:
            </strong>{" "}
            {figure.qualifier}
            {markers.map((marker, index) => (
              <a
                key={marker.id}
                href={`#${marker.id}`}
                aria-label={`${backLabel} ${number}${markers.length > 1 ? `, ${index + 1}` : ""}`}
                className="ml-1 px-1 no-underline"
              >
                <Icon drawing={arrowDrawing} className="inline size-4 -rotate-90" />
              </a>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
