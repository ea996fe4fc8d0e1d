import { type Tool, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { FactGroup } from "./day-facts.ts";

type DayResultProps = { tool: Tool<"day-counter">; groups: readonly FactGroup[] };

/** What follows from each of the counts. */
export function DayResult({ tool, groups }: DayResultProps) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {groups.map((group) => (
        <Facts key={group.name} tool={tool} group={group} />
      ))}
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
