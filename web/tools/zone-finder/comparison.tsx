import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { ComparisonTable } from "#web/components/comparison-table.tsx";
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
  return (
    <ComparisonTable
      caption={<ShownWords words={textOf(tool, "comparison")} />}
      columns={[
        ...zones.map(({ id, name }) => ({ id, name })),
        { id: "mainland", name: <ShownWords words={textOf(tool, "mainland")} /> },
      ]}
      highlighted={zones.length}
      rows={asked.map(({ name, label }) => ({
        id: name,
        title: label,
        cells: [
          ...zones.map((zone) => <Known key={zone.id} finder={finder} zone={zone} name={name} />),
          <ShownWords key="mainland" words={textOf(tool, `${name}Mainland`)} />,
        ],
      }))}
      isSmall
    />
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
