import { TrackTable } from "#web/components/diagrams/track-table.tsx";
import { plainTextOf, type Tool, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { FactGroup } from "./day-facts.ts";

type DayResultProps = { tool: Tool<"day-counter">; groups: readonly FactGroup[] };

/** The days as bars against the figures of the rules, and under them what follows from each. */
export function DayResult({ tool, groups }: DayResultProps) {
  return (
    <div className="grid gap-6">
      <TrackTable
        caption={plainTextOf(tool, "result")}
        rows={groups.flatMap(({ name, days, against }) =>
          against
            ? [
                {
                  key: name,
                  name: plainTextOf(tool, name),
                  words: <strong className="font-semibold">{`${days} / ${against}`}</strong>,
                  spans: [
                    {
                      from: 0,
                      // The drawing ends where the track does.
                      to: (days / against) * 100,
                      colour: name === "absence" ? "var(--color-iron)" : "var(--color-lagoon)",
                    },
                  ].slice(days ? 0 : 1),
                },
              ]
            : [],
        )}
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {groups.map((group) => (
          <Facts key={group.name} tool={tool} group={group} />
        ))}
      </div>
    </div>
  );
}

/** What one of the counts says. */
function Facts({ tool, group }: { tool: Tool<"day-counter">; group: FactGroup }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-3 text-left font-semibold">
        <ShownWords words={textOf(tool, group.name)} />
      </caption>
      <tbody>
        {group.facts.map(({ label, value }) => (
          <tr key={label} className="border-t border-line align-top">
            <td className="py-3 pr-3.5" colSpan={value === undefined ? 2 : 1}>
              <ShownWords words={textOf(tool, label)} />
            </td>
            {value !== undefined && <td className="figures py-3 text-right">{value}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
