type HorizonProps = { sun: number; posts: readonly { at: number; label: string }[] };

/**
 * A result as a scale above dunes, which the style sheet draws. Places are in percent of the length:
 * the sun at the result, posts at the figures.
 */
export function Horizon({ sun, posts }: HorizonProps) {
  return (
    <svg aria-hidden="true" height="128" className="drawing tool-horizon">
      <circle cx={`${sun}%`} cy="78" r="20" />
      {posts.map(({ at, label }, index) => {
        const y = index % 2 ? 52 : 28;
        return (
          <g key={label}>
            <line x1={`${at}%`} x2={`${at}%`} y1={y - 16} y2="104" />
            <text x={`${at}%`} y={y} dx={at > 50 ? -6 : 6} textAnchor={at > 50 ? "end" : "start"}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
