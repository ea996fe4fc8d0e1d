import { ReferenceLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { DiagramTable } from "../diagram-table.tsx";
import { emirateShapes, mapSize, onMap } from "../emirate-shapes.ts";
import type { DrawingProps } from "../types.ts";

/** A sketch of the seven emirates, each with its name; that of the page it stands on is marked. */
export function Drawing({ diagram, settings, here }: DrawingProps) {
  const emirates = diagram.emirates ?? [];
  const shapes = emirates.flatMap(({ slug, name }) => {
    const shape = emirateShapes[slug];
    return shape === undefined ? [] : [{ ...shape, slug, name }];
  });
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="drawing rounded-3 bg-mist"
      >
        {shapes.map(({ slug, outline }) => (
          <path
            key={slug}
            d={`M${outline.map(onMap).join("L")}Z`}
            fill={slug === here ? "var(--color-iron)" : "var(--color-sand)"}
            stroke="var(--color-dune)"
            strokeLinejoin="round"
          />
        ))}
        {shapes.map(({ slug, name, anchor, label: [x, y] }) => {
          const [toX, toY] = onMap(anchor);
          const isInGulf = x < toX && slug !== "abu-dhabi";
          return (
            <g key={slug}>
              {slug !== "abu-dhabi" && (
                <>
                  <path
                    d={`M${isInGulf ? x + 4 : x} ${isInGulf ? y - 5 : y - 14}L${toX} ${toY}`}
                    stroke="currentColor"
                    strokeWidth=".6"
                  />
                  <circle cx={toX} cy={toY} r="3" fill="var(--color-ink)" />
                </>
              )}
              <text
                x={x}
                y={y}
                fill={slug === here && slug === "abu-dhabi" ? "var(--color-white)" : "currentColor"}
                textAnchor={isInGulf ? "end" : "middle"}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <DiagramTable
        label={settings.diagramLabels.table}
        columns={[settings.diagramLabels.place, settings.diagramLabels.zones]}
        rows={emirates.map((emirate) => ({
          key: emirate._id,
          name:
            emirate.slug === here ? (
              emirate.name
            ) : (
              <ReferenceLink page={emirate}>{emirate.name}</ReferenceLink>
            ),
          cells: [<RichLine key="zones" value={emirate.card.text} />],
        }))}
      />
    </>
  );
}
