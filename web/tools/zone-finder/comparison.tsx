import type { ReactNode } from "react";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { OtherSiteLink } from "#web/components/plain-links.tsx";
import { readableDay } from "#web/lib/readable-day.ts";
import { textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { Question } from "./find-zones.ts";
import { type Finder, knownWords, sourceOf } from "./finder-words.ts";
import type { FinderZone } from "./finder-zone.ts";

/** Chosen zones side by side, and the mainland beside them; on a phone each question is a card. */
export function Comparison({ finder }: { finder: Finder }) {
  const { tool, asked, compared: zones } = finder;
  if (zones.length === 0) return null;
  const mainland = <ShownWords words={textOf(tool, "mainland")} />;
  return (
    <table className="w-full border-collapse text-small max-md:block">
      <caption className="pb-3 text-left font-semibold max-md:block">
        <ShownWords words={textOf(tool, "comparison")} />
      </caption>
      <thead className="text-left leading-tight max-md:sr-only">
        <tr>
          <td className="border-b-2 border-ink" />
          {zones.map(({ id, name }) => (
            <th key={id} scope="col" className="border-b-2 border-ink px-3.5 py-3 font-semibold">
              {name}
            </th>
          ))}
          <th
            scope="col"
            className="rounded-t-2 border-b-2 border-ink bg-fjord px-3.5 py-3 text-white"
          >
            {mainland}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {asked.map((question) => (
          <tr
            key={question.name}
            className="max-md:mb-4 max-md:block max-md:overflow-hidden max-md:rounded-3 max-md:border max-md:border-line"
          >
            <th
              scope="row"
              className="border-line py-3 text-left align-top font-semibold max-md:block max-md:bg-fjord max-md:px-cell max-md:text-white md:border-b"
            >
              {question.label}
            </th>
            {zones.map((zone) => (
              <Cell key={zone.id} column={zone.name}>
                <Known finder={finder} zone={zone} name={question.name} />
              </Cell>
            ))}
            <Cell column={mainland} isTinted>
              <ShownWords words={textOf(tool, `${question.name}Mainland`)} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { column: ReactNode; isTinted?: boolean; children: ReactNode };

function Cell({ column, isTinted = false, children }: CellProps) {
  return (
    <td
      className={`border-line px-3.5 py-3 align-top max-md:grid xs:max-md:grid-cols-term max-md:gap-x-3.5 max-md:px-cell max-md:not-last:border-b md:border-b ${isTinted ? "bg-tint" : "bg-white"}`}
    >
      <span aria-hidden="true" className="font-semibold md:hidden">
        {column}
      </span>
      <div>{children}</div>
    </td>
  );
}

type KnownProps = { finder: Finder; zone: FinderZone; name: Question };

/** What is known of a zone in one respect, with its source, or that it is to be asked. */
function Known({ finder, zone, name }: KnownProps) {
  const { tool, labels } = finder;
  const known = knownWords(finder, zone, name);
  if (name === "emirate") return known;
  const source = sourceOf(finder, zone, name);
  const href = safeHref(source?.url);
  if (source === undefined) {
    return (
      <>
        {known && <p>{known}</p>}
        <p className="text-micro text-slate">
          <ShownWords words={textOf(tool, "unknown")} />
        </p>
      </>
    );
  }
  return (
    <>
      <p>{known}</p>
      <p className="text-micro text-slate">
        {labels.source}:{" "}
        {href === undefined ? (
          source.title
        ) : (
          <OtherSiteLink href={href}>{source.title}</OtherSiteLink>
        )}
        . {labels.checkedOn} {readableDay(source.day)}.
      </p>
    </>
  );
}
