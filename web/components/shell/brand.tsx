import { brandMark } from "#schemas/shared/brand-mark.ts";

/** Mark and name, which is text: another needs no drawing. The mark is an N cut by a dune. */
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
