/** Marks on tracks, in percent of their length, each with its words. */
type TicksProps = { ticks: { at: number; label: string }[] };

/** What every track of a `TrackTable` has behind its spans. */
export function TickMarks({ ticks }: TicksProps) {
  return ticks.map(({ at }) => (
    <rect key={at} x={`${at}%`} width="1" height="24" fill="var(--color-mist)" />
  ));
}

/** The words of the marks, as the table's last row. */
export function TickRow({ ticks }: TicksProps) {
  return (
    <tr aria-hidden className="max-sm:grid max-sm:grid-cols-2">
      <td colSpan={2} className="max-sm:hidden" />
      {/* A drawing takes a forced colour from what it stands in, never of its own. */}
      <td className="text-micro text-slate max-sm:col-span-2">
        <svg aria-hidden width="100%" height="20">
          {ticks.map(({ at, label }) => (
            <text key={at} x={`${at}%`} y="14" textAnchor="middle" fill="currentColor">
              {label}
            </text>
          ))}
        </svg>
      </td>
    </tr>
  );
}
