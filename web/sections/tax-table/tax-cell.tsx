import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { type FootnoteMarker, footnoteId } from "./footnotes.ts";

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
export function TaxCell(props: TaxCellProps) {
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
