import { Fragment } from "react";

/**
 * The lines of an address, as one text. None of them, such as "Rīga, LV-1000", is parted unless it
 * alone is wider than its column.
 */
export function AddressText({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className="inline-block">{index < lines.length - 1 ? `${line},` : line}</span>
    </Fragment>
  ));
}
