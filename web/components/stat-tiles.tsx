import type { Figure } from "#schemas/rich-text/rich-text-value.ts";
import { FigureValue } from "./figure-value.tsx";

/** A stat tile as queries return it (`statTileFields`). */
export type StatTile = {
  _key: string;
  label: string;
  figure: { show: string; figure: Figure };
};

/** Three or four figures in large type between hairlines; two by two where there is less room. */
export function StatTiles({ tiles, onDark = false }: { tiles: StatTile[]; onDark?: boolean }) {
  const columns = tiles.length === 3 ? "md:grid-cols-3" : "grid-cols-2 lg:grid-cols-4";
  const tile =
    tiles.length === 3
      ? "md:not-first:border-l md:not-first:pl-6 max-md:not-first:border-t"
      : "even:border-l even:pl-4 md:even:pl-6 lg:not-first:border-l lg:not-first:pl-6 max-lg:nth-[n+3]:border-t";
  const colours = onDark ? "border-white/22 *:border-white/22" : "border-line *:border-line";
  return (
    <dl className={`grid border-y ${columns} ${colours}`}>
      {tiles.map(({ _key, label, figure }) => (
        <div
          key={_key}
          className={`flex flex-col-reverse justify-end gap-2.5 py-5 pr-3.5 md:pt-[26px] md:pr-6 md:pb-6 ${tile}`}
        >
          <dt className={`text-small leading-[1.4] ${onDark ? "text-haze" : "text-slate"}`}>
            {label}
          </dt>
          <dd className="display-type figures text-[2rem] leading-none tracking-[-0.02em] md:text-[clamp(2.1rem,1.7rem+1.5vw,3.125rem)]">
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
