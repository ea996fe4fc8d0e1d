import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { DiagramTable } from "#web/components/diagrams/drawing-parts.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { ReferenceLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { emirateShapes, land, mapSize, onMap, peaks, ports, roads } from "../emirate-shapes.ts";
import { distanceToDubai } from "../facts.ts";
import type { DrawingProps } from "../types.ts";

/** Measures of text in units of the whole map: line height, cap height and width of a letter. */
const LINE = 19;
const CAPITALS = 12;
const LETTER = 8;
/** Names that are further apart than this do not touch on one line. */
const WIDE = 120;

type Place = {
  slug: string;
  name: string;
  city: readonly [number, number];
  label: readonly [x: number, y: number];
};

/**
 * Draws the seven emirates. The page of one emirate shows the part of the map around it, with that
 * emirate in red.
 */
export function Drawing({ diagram, settings, here }: DrawingProps) {
  const language = useLanguage();
  const emirates = diagram.emirates ?? [];
  const shapes = emirates.flatMap(({ slug, name }) => {
    const shape = emirateShapes[slug];
    return shape === undefined ? [] : [{ ...shape, slug, name }];
  });
  const [left, top, width] = shapes.find(({ slug }) => slug === here)?.cut ?? [0, 0, mapSize.width];
  /** The length of one unit of the whole map within this part. */
  const unit = width / mapSize.width;
  const height = mapSize.height * unit;
  const places = shapes.map(({ slug, name, city, label }): Place => {
    const [x, y] = onMap(city);
    const beside = slug === "fujairah" ? x + 12 * unit : x - 9 * unit;
    return { slug, name, city: [x, y], label: unit === 1 ? label : [beside, y - 7 * unit] };
  });
  return (
    <>
      <svg
        aria-hidden
        viewBox={`${left} ${top} ${width} ${height}`}
        className="drawing rounded-3 bg-lagoon"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={land} fill="none" stroke="var(--color-mist)" strokeWidth={12} />
        <path d={land} fill="var(--color-sand)" />
        <clipPath id="land">
          <path d={land} />
        </clipPath>
        {shapes.map(({ slug, outline }, index) => (
          <path
            key={slug}
            clipPath="url(#land)"
            d={outline}
            fill={slug === here ? "var(--color-iron)" : "var(--color-dune)"}
            fillOpacity={slug === here || index % 2 === 0 ? 1 : 0.72}
            stroke="var(--color-sand)"
            strokeWidth={0.9}
          />
        ))}
        {peaks.map((peak) => (
          <Peak key={String(peak)} at={peak} size={0.4 + 0.6 * unit} />
        ))}
        <path
          d={roads}
          fill="none"
          stroke="var(--color-paper)"
          strokeWidth={1.6 * Math.max(unit, 0.5)}
        />
        {ports.map((port) => (
          <Port key={String(port)} at={port} size={4.6 * unit} />
        ))}
        {(unit === 1 ? places : apart(places, here, [left, top], unit)).map(
          ({ slug, name, city: [x, y], label: [labelX, labelY] }) => (
            <g key={slug}>
              {slug !== "abu-dhabi" && unit === 1 && (
                <path
                  d={`M${labelX + (labelX > x ? -4 : 4)} ${labelY - 4}L${x} ${y}`}
                  stroke="var(--color-ink)"
                  strokeWidth={0.6}
                />
              )}
              <circle cx={x} cy={y} r={3 * unit} fill="var(--color-ink)" />
              <text
                x={labelX}
                y={labelY}
                fontSize={`${unit}em`}
                fontWeight={slug === here ? 700 : 500}
                textAnchor={labelX > x ? "start" : "end"}
                fill="currentColor"
                stroke="var(--color-frost)"
                strokeOpacity={0.85}
                strokeWidth={3 * unit}
                paintOrder="stroke"
              >
                {name}
              </text>
            </g>
          ),
        )}
      </svg>
      <DiagramTable
        labels={settings.diagramLabels}
        columns={["place", "zones", "distance"]}
        rows={emirates.map((emirate) => ({
          key: emirate._id,
          name:
            emirate.slug === here ? (
              emirate.name
            ) : (
              <ReferenceLink page={emirate}>{emirate.name}</ReferenceLink>
            ),
          cells: [
            <RichLine key="zones" value={emirate.card.text} />,
            distanceToDubai(emirate.slug, language),
          ],
        }))}
      />
    </>
  );
}

/**
 * The names that fit into a part of the map: the emirate's own name first, then those that do not
 * overlap.
 */
function apart(
  places: readonly Place[],
  here: string | undefined,
  [left, top]: readonly [number, number],
  unit: number,
) {
  const shown: Place[] = [];
  for (const place of places.toSorted(
    (a, b) => Number(b.slug === here) - Number(a.slug === here),
  )) {
    const [x, y] = place.label;
    const isClear = shown.every(
      ({ label }) => Math.abs(label[1] - y) > LINE * unit || Math.abs(label[0] - x) > WIDE * unit,
    );
    const room = x > place.city[0] ? left + mapSize.width * unit - x : x - left;
    const isComplete =
      room > cleanText(place.name).length * LETTER * unit && y - top > CAPITALS * unit;
    if (isClear && isComplete) shown.push(place);
  }
  return shown;
}

function Peak({ at: [x, y], size }: { at: readonly [number, number]; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-9 6Q-4 1 0 -7L2 6Z" fill="#c9754f" />
      <path d="M0 -7Q4 0 9 6H2Z" fill="var(--color-rust)" />
    </g>
  );
}

function Port({ at: [x, y], size }: { at: readonly [number, number]; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      fill="none"
      stroke="var(--color-fjord)"
      strokeWidth={1.6}
    >
      <circle r="10" fill="var(--color-white)" />
      <path d="M0 -3V6M-5 1Q-4 6 0 6T5 1M-2.5 -.5H2.5" />
      <circle cy="-4.6" r="1.6" />
    </g>
  );
}
