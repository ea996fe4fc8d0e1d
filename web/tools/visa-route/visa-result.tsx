import type { ReactNode } from "react";
import { type Tool, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { ClosedRoute, FoundRoutes, OpenRoute } from "./rules.ts";

type VisaResultProps = { tool: Tool<"visa-route">; routes: FoundRoutes };

/** What each open route is like, and under them why the others are closed. */
export function VisaResult({ tool, routes: { open, closed } }: VisaResultProps) {
  return (
    <div className="grid gap-6">
      {open.length === 0 ? (
        <p>
          <ShownWords words={textOf(tool, "noneOpen")} />
        </p>
      ) : (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          {open.map((each) => (
            <OpenTable key={each.route} tool={tool} {...each} />
          ))}
        </div>
      )}
      {open.some(({ absence }) => absence === "absenceRisk") && (
        <p className="text-small">
          <ShownWords words={textOf(tool, "exceptions")} />
        </p>
      )}
      {closed.length > 0 && <ClosedTable tool={tool} closed={closed} />}
    </div>
  );
}

/** One open route: why it is open, its term, its sponsor, what ends it, and its papers. */
function OpenTable({ tool, route, reason, absence }: OpenRoute & { tool: Tool<"visa-route"> }) {
  return (
    <FactTable caption={<ShownWords words={textOf(tool, route)} />}>
      <tr className="border-t border-line">
        <td colSpan={2} className="py-3">
          <ShownWords words={textOf(tool, reason)} />
        </td>
      </tr>
      {(["Term", "Sponsor", "Ends", "Papers"] as const).map((part) => (
        <Fact key={part} name={<ShownWords words={textOf(tool, `label${part}`)} />}>
          <ShownWords words={textOf(tool, `${route}${part}`)} />
          {part === "Ends" && (
            <>
              {" "}
              <ShownWords words={textOf(tool, absence)} />
            </>
          )}
        </Fact>
      ))}
    </FactTable>
  );
}

function ClosedTable({ tool, closed }: { tool: Tool<"visa-route">; closed: ClosedRoute[] }) {
  return (
    <FactTable caption={<ShownWords words={textOf(tool, "closed")} />}>
      {closed.map(({ route, reason }) => (
        <Fact key={route} name={<ShownWords words={textOf(tool, route)} />}>
          <ShownWords words={textOf(tool, reason)} />
        </Fact>
      ))}
    </FactTable>
  );
}

function FactTable({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-3 text-left font-semibold">{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-3.5 font-semibold sm:w-1/4">
        {name}
      </th>
      <td className="py-3">{children}</td>
    </tr>
  );
}
