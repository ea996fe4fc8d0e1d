import type { TaxBenefitsPageQueryResult } from "#schemas/generated/types.generated.ts";
import type { Figure, RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";

/** The number of a footnote in a cell. Its `id` lets the footnote link back. */
type FootnoteMarker = { id: string; number: number };

type Footnote = { id: string; number: number; figure: Figure; markers: FootnoteMarker[] };

const footnoteId = (number: number) => `footnote-${number}`;

type TaxTableProps = Pick<
  NonNullable<TaxBenefitsPageQueryResult>,
  "tableHeading" | "tableCaption" | "columns" | "rows" | "footnoteLabel" | "footnoteBackLabel"
>;

/** The two columns of the table. */
const sides = ["freeZones", "mainland"] as const;

/** Taxes in free zones beside those of the mainland. On a phone each tax is a card. */
export function TaxTable({ columns, rows, footnoteLabel, ...texts }: TaxTableProps) {
  const { footnotes, markers } = numberFootnotes(
    rows.flatMap((row) => sides.map((side) => row[side].footnotes)),
  );
  return (
    <Section heading={texts.tableHeading} isContinued>
      <ComparisonTable
        caption={texts.tableCaption}
        aspect={columns.aspect}
        columns={sides.map((id) => ({ id, name: columns[id] }))}
        highlighted={0}
        rows={rows.map((row, index) => ({
          id: row._key,
          title: row.aspect,
          cells: sides.map((side, column) => (
            <TaxCell
              key={side}
              {...row[side]}
              markers={markers[sides.length * index + column] ?? []}
              footnoteLabel={footnoteLabel}
            />
          )),
        }))}
      />
      <FootnoteList footnotes={footnotes} backLabel={texts.footnoteBackLabel} />
    </Section>
  );
}

type TaxCellProps = {
  value: RichTextValue;
  text: RichTextValue;
  markers: FootnoteMarker[];
  footnoteLabel: string;
};

function TaxCell({ value, text, markers, footnoteLabel }: TaxCellProps) {
  return (
    <>
      <RichParagraph
        value={value}
        className="display-type figures mb-1 text-2xl leading-tight md:text-card-title"
      />
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
    </>
  );
}

/** The numbered conditions below the table, with links back to every cell that names them. */
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

/**
 * Numbers the footnotes of a table in reading order. A figure in several cells has one footnote
 * with a link back to each. A figure without a condition has none.
 * @param cells the figures of each cell that need their condition
 * @returns the footnotes, and the markers of each cell in the order of `cells`
 */
export function numberFootnotes(cells: readonly (readonly Figure[] | null)[]) {
  const footnotes = new Map<string, Footnote>();
  const markers = cells.map((figures) =>
    (figures ?? []).flatMap((figure) => {
      if (!figure.qualifier) return [];
      const number = footnotes.get(figure._id)?.number ?? footnotes.size + 1;
      const id = footnoteId(number);
      const footnote = footnotes.get(figure._id) ?? { id, number, figure, markers: [] };
      const marker = { id: `${id}-marker-${footnote.markers.length + 1}`, number };
      footnotes.set(figure._id, { ...footnote, markers: [...footnote.markers, marker] });
      return [marker];
    }),
  );
  return { footnotes: [...footnotes.values()], markers };
}
