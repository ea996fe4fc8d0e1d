import { FigureValue, ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import type { SectionOf } from "#web/components/section.tsx";
import { tileLabel } from "#web/components/tile-label.ts";

type StatTilesProps = Pick<SectionOf<"statTilesSection">, "tiles"> & { onDark?: boolean };

/** Three or four figures in large type between hairlines; two by two where there is less room. */
export function StatTiles({ tiles, onDark = false }: StatTilesProps) {
  const language = useLanguage();
  const columns = tiles.length === 3 ? "md:grid-cols-3" : "xs:grid-cols-2 lg:grid-cols-4";
  const tile =
    tiles.length === 3
      ? "md:not-first:border-l md:not-first:pl-6 max-md:not-first:border-t"
      : "max-xs:not-first:border-t xs:even:border-l xs:even:pl-4 md:even:pl-6 lg:not-first:border-l lg:not-first:pl-6 max-lg:nth-[n+3]:border-t";
  const colours = onDark ? "border-dark-line *:border-dark-line" : "border-line *:border-line";
  return (
    <dl className={`grid border-y ${columns} ${colours}`}>
      {tiles.map((each) => (
        <div
          key={each._key}
          className={`flex flex-col-reverse justify-end gap-2.5 py-5 pr-3.5 md:pt-6 md:pr-6 md:pb-6 ${tile}`}
        >
          <dt className={`text-small leading-snug ${onDark ? "text-haze" : "text-slate"}`}>
            {tileLabel(each, language)} <ShortConditions of={each.figure} className="block" />
          </dt>
          <dd className="display-type figures text-figure">
            <FigureValue {...each.figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
