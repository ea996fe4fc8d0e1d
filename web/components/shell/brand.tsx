/**
 * Mark and name. The name is live text in the display face, so a change of brand in the content
 * lake needs no new drawing; the mark is an N cut by a dune ridge.
 */
export function Brand({ name, onDark = false }: { name: string; onDark?: boolean }) {
  return (
    <span
      className={`inline-flex h-7 min-w-[113px] items-center gap-2 display-type text-[1.21875rem] leading-none whitespace-nowrap ${onDark ? "text-paper print:text-ink" : "text-ink"}`}
    >
      <BrandMark ground={onDark ? "fill-fjord" : "fill-ink"} />
      {name}
    </span>
  );
}

function BrandMark({ ground }: { ground: string }) {
  return (
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden="true"
      className="flex-none overflow-hidden rounded-[5px]"
    >
      <path d="M0 0h28v28H0z" className={ground} />
      <path d="M4.6 28V8.4C8.8 10.8 10.9 14.4 13 18.2C15 21.9 17.3 25.4 20.6 28Z" fill="#D5582F" />
      <path
        d="M23.4 0V19.6C19.2 17.2 17.1 13.6 15 9.8C13 6.1 10.7 2.6 7.4 0Z"
        className="fill-mist"
      />
      <circle cx="18.6" cy="6.4" r="2.2" className="fill-amber" />
    </svg>
  );
}
