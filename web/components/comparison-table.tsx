import type { ReactNode } from "react";

type ComparisonTableProps = {
  caption: ReactNode;
  /** Set this when the heading above the table says the same as the caption. */
  isCaptionHidden?: boolean;
  /** Heading of the first column; the corner is empty without it. */
  aspect?: string;
  columns: { id: string; name: ReactNode }[];
  /** One row per aspect, with a cell for every column in the order of the columns. */
  rows: { id: string; title: ReactNode; cells: ReactNode[] }[];
  /** Index of the column that the page recommends. Only this column is coloured. */
  highlighted?: number;
  isSmall?: boolean;
};

/** Compares choices side by side. On a phone each row becomes a card that names the columns. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, isCaptionHidden = false, aspect, columns, rows, highlighted } = props;
  const [type, padding] = props.isSmall
    ? ["text-small", "px-3.5 py-3"]
    : ["text-base", "px-6 py-5 max-md:py-3.5"];
  const heading = `border-b-2 border-ink font-semibold ${padding}`;
  return (
    <table className={`on-light w-full table-fixed border-collapse text-ink max-md:block ${type}`}>
      <caption
        className={
          isCaptionHidden ? "sr-only" : "pb-3 text-left text-small text-slate max-md:block"
        }
      >
        {caption}
      </caption>
      <thead className="text-left leading-tight max-md:sr-only">
        <tr>
          {aspect === undefined ? (
            <td className="border-b-2 border-ink bg-white" />
          ) : (
            <th scope="col" className={`w-[24%] bg-white ${heading}`}>
              {aspect}
            </th>
          )}
          {columns.map(({ id, name }, index) => (
            <th
              key={id}
              scope="col"
              className={`${heading} ${index === highlighted ? "rounded-t-2 bg-fjord text-white" : "bg-white"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, title, cells }) => (
          <tr
            key={id}
            className="max-md:mb-4 max-md:block max-md:overflow-hidden max-md:rounded-3 max-md:border max-md:border-line"
          >
            <th
              scope="row"
              className={`border-line bg-white text-left align-top font-semibold max-md:block max-md:bg-fjord max-md:px-cell max-md:text-white md:border-b ${padding}`}
            >
              {title}
            </th>
            {columns.map((column, index) => (
              <td
                key={column.id}
                className={`border-line align-top max-md:grid xs:max-md:grid-cols-term max-md:gap-x-3.5 max-md:px-cell max-md:not-last:border-b md:border-b ${padding} ${index === highlighted ? "bg-tint" : "bg-white"}`}
              >
                <span
                  aria-hidden="true"
                  className="text-small leading-snug font-semibold md:hidden"
                >
                  {column.name}
                </span>
                <div>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
