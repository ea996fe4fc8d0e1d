import { Fragment } from "react";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { Point } from "#web/components/tick-list.tsx";
import { fetchSite } from "#web/content/pages.ts";

/** The kinds of business that a zone suits, as one line. */
export async function BestFor({ kinds, className = "" }: { kinds: Point[]; className?: string }) {
  const { settings } = await fetchSite();
  return (
    <p className={`text-small text-slate in-[.on-dark]:text-haze ${className}`}>
      <strong className="font-semibold text-ink in-[.on-dark]:text-white">
        {settings.zoneLabels.bestFor}
      </strong>{" "}
      {kinds.map((kind, index) => (
        <Fragment key={kind._key}>
          {index > 0 && ", "}
          <RichLine value={kind.text} />
        </Fragment>
      ))}
    </p>
  );
}
