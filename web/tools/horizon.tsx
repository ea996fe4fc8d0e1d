/** A place on the horizon, in percent of its length, with what stands there. */
type Post = { at: number; label: string };

/** A result as a scale: the sun where it stands, and posts where the figures of the rules do. */
export type Scale = { sun: number; posts: readonly Post[] };

/** The scale of a result over the dunes, which the stylesheet draws as the pictures are drawn. */
export function Horizon({ sun, posts }: Scale) {
  return (
    <svg aria-hidden="true" height="128" className="drawing tool-horizon">
      <circle cx={`${sun}%`} cy="78" r="20" fill="var(--color-amber)" />
      {posts.map(({ at, label }, index) => {
        const y = index % 2 ? 52 : 28;
        return (
          <g key={label}>
            <line x1={`${at}%`} x2={`${at}%`} y1={y - 16} y2="104" stroke="currentColor" />
            <text x={`${at}%`} y={y} dx={at > 50 ? -6 : 6} textAnchor={at > 50 ? "end" : "start"}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
