import { brandMark } from "#schemas/shared/brand-mark.ts";

/**
 * Mark and name. The name is live text in the display face, so a change of brand in the content
 * lake needs no new drawing; the mark is an N cut by a dune ridge.
 */
export function Brand({ name, onDark = false }: { name: string; onDark?: boolean }) {
  const { size, dune, sky, sun } = brandMark;
  return (
    <span className={`brand display-type ${onDark ? "text-paper print:text-ink" : "text-ink"}`}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="overflow-hidden rounded-1">
        <path d={`M0 0h${size}v${size}H0z`} className={onDark ? "fill-fjord" : "fill-ink"} />
        <path {...dune} />
        <path {...sky} />
        <circle {...sun} />
      </svg>
      {name}
    </span>
  );
}
