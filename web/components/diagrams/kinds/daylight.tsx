import { DiagramTable } from "#web/components/diagrams/drawing-parts.tsx";
import { clock, daylightOf } from "../facts.ts";
import type { DrawingProps } from "../types.ts";

const DAYS = 365;
/** Days between two points of a curve. */
const STEP = 5;
const [WIDTH, HEIGHT, LEFT] = [400, 250, 34];
const HOURS = [6, 12, 18];
const MOST_HOURS = 20;
const curveColours = ["var(--color-fjord)", "var(--color-lagoon)", "var(--color-gulf)"];
const MORE_COLOUR = "var(--color-slate)";
const DUBAI_COLOUR = "var(--color-iron)";

const x = (day: number) => Math.round(LEFT + (day / DAYS) * (WIDTH - LEFT));
const y = (hours: number) =>
  Math.round(HEIGHT - 20 - ((hours - 4) / (MOST_HOURS - 4)) * (HEIGHT - 40));

/** Draws the hours of daylight over a year, in cities of the home countries and in Dubai. */
export function Drawing({ diagram, settings }: DrawingProps) {
  const places = daylightOf(diagram).map((place, index, { length }) => ({
    ...place,
    colour: index === length - 1 ? DUBAI_COLOUR : (curveColours[index] ?? MORE_COLOUR),
  }));
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="drawing rounded-3 bg-white">
        {HOURS.map((hours) => (
          <g key={hours}>
            <path d={`M${LEFT} ${y(hours)}H${WIDTH}`} stroke="var(--color-line)" />
            <text x="6" y={y(hours) + 5} fill="currentColor">
              {hours}
            </text>
          </g>
        ))}
        {places.map(({ _id, name, days, colour, longest }, index) => (
          <g key={_id} fill="none">
            <path
              d={`M${days.flatMap((hours, day) => (day % STEP === 0 ? [[x(day), y(hours)]] : [])).join("L")}`}
              stroke={colour}
              strokeWidth="3"
            />
            <text
              x={x(DAYS / 2)}
              y={y(longest) + (index === 0 ? -6 : 16)}
              textAnchor="middle"
              fill="currentColor"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <DiagramTable
        labels={settings.diagramLabels}
        columns={["place", "shortest", "longest"]}
        rows={places.map(({ _id, name, shortest, longest }) => ({
          key: _id,
          name,
          cells: [clock(shortest), clock(longest)],
        }))}
      />
    </>
  );
}
