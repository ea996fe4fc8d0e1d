import { DiagramTable } from "#web/components/diagrams/drawing-parts.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { DUBAI, type Location } from "#web/lib/geography.ts";
import { flightsOf } from "../facts.ts";
import type { DrawingProps } from "../types.ts";

/** The drawn part of the earth in degrees, and the size of the drawing in its own units. */
const [WEST, EAST, NORTH, SOUTH] = [6, 58, 64, 21];
const [LEFT, RIGHT, TOP, BOTTOM] = [128, 388, 12, 262];
/** Distance between two names, so that large text does not overlap. */
const LINE = 24;

const place = ({ lat, lng }: Location): [x: number, y: number] => [
  Math.round(LEFT + ((lng - WEST) / (EAST - WEST)) * (RIGHT - LEFT)),
  Math.round(TOP + ((NORTH - lat) / (NORTH - SOUTH)) * (BOTTOM - TOP)),
];

/** Draws cities of the home countries on a night sky, from north to south, with arcs to Dubai. */
export function Drawing({ diagram, settings }: DrawingProps) {
  const language = useLanguage();
  const cities = flightsOf(diagram, language).map((city) => ({ ...city, at: place(city) }));
  const [toX, toY] = place(DUBAI);
  return (
    <>
      <svg aria-hidden viewBox="0 0 400 290" className="drawing rounded-3 bg-fjord text-white">
        <path d="M0 290V250Q90 214 190 246T400 226V290Z" fill="var(--color-ink)" />
        <path d="M120 290Q230 232 300 256T400 240V290Z" fill="var(--color-rust)" />
        {cities.map(({ _id, name, at: [x, y] }, index) => {
          const labelY = 24 + index * LINE;
          return (
            <g key={_id} fill="none">
              <path
                d={`M${x} ${y}Q${(x + toX) / 2 + 40} ${(y + toY) / 2 - 70} ${toX} ${toY}`}
                stroke="var(--color-amber)"
                strokeWidth="1.2"
              />
              <path
                d={`M${100} ${labelY - 5}L${x} ${y}`}
                stroke="var(--color-lagoon)"
                strokeWidth=".5"
              />
              <circle cx={x} cy={y} r="3" fill="var(--color-white)" />
              <text x="10" y={labelY} fill="currentColor">
                {name}
              </text>
            </g>
          );
        })}
        <circle cx={toX} cy={toY} r="7" fill="var(--color-amber)" />
        <text x={toX - 12} y={toY + 6} textAnchor="end" fill="currentColor">
          Dubai
        </text>
      </svg>
      <DiagramTable
        labels={settings.diagramLabels}
        columns={["place", "distance"]}
        rows={cities.map(({ _id, fullName, distance }) => ({
          key: _id,
          name: fullName,
          cells: [distance],
        }))}
      />
    </>
  );
}
