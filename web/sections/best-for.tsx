import { Fragment } from "react";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { Point } from "#web/components/tick-list.tsx";

/** The kinds of business that a zone suits, as one line. */
export function BestFor({
  label,
  kinds,
  className = "",
}: {
  /** Words before the kinds. */
  label: string;
  kinds: Point[];
  className?: string;
}) {
  return (
    <p className={`text-small text-slate on-dark:text-haze ${className}`}>
      <strong className="font-semibold text-ink on-dark:text-white">{label}</strong>{" "}
      {kinds.map((kind, index) => (
        <Fragment key={kind._key}>
          {index > 0 && ", "}
          <RichLine value={kind.text} />
        </Fragment>
      ))}
    </p>
  );
}
