import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";

/** A point as queries return it (`pointFields`). */
type Point = { _key: string; text: RichTextValue };

type TickListProps = { points: Point[]; onDark?: boolean };

export function TickList({ points, onDark = false }: TickListProps) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point._key} className="flex gap-2.5 text-base leading-normal">
          <Icon
            drawing={checkDrawing}
            className={`mt-0.5 size-4.5 stroke-bold ${onDark ? "text-amber" : "text-gulf"}`}
          />
          <span>
            <RichLine value={point.text} />
            <ShortConditions of={point} className={`block ${onDark ? "" : "text-slate"}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}
