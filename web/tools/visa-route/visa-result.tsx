import type { ReactNode } from "react";
import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { type Currency, inCurrency } from "../currency.ts";
import { type Tool, textOf } from "../tool.ts";
import { ShownWords, type Words } from "../words.tsx";
import type { FoundRoutes, OpenRoute, ShutRoute } from "./rules.ts";

type Money = { tool: Tool<"visa-route">; currency: Currency };
type VisaResultProps = Money & { routes: FoundRoutes };

/** What each open route is like, and under them what opens the others, and which nobody needs. */
export function VisaResult({ routes: { open, closed, notNeeded }, ...money }: VisaResultProps) {
  const { tool, currency } = money;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {open.map((each) => (
          <OpenTable key={each.route} {...money} {...each} />
        ))}
      </div>
      {open.some(({ absence }) => absence === "absenceRisk") && (
        <p className="text-small">
          <ShownWords words={textOf(tool, "exceptions")} />
        </p>
      )}
      {closed.length > 0 && <ShutTable {...money} name="closed" routes={closed} />}
      {notNeeded.length > 0 && <ShutTable {...money} name="notNeeded" routes={notNeeded} />}
      {currency.options.map(
        ({ label, figure }) =>
          figure && (
            <p key={label} className="text-small text-slate">
              {label}: <FigureValue figure={figure} show="withUnit" />
            </p>
          ),
      )}
    </div>
  );
}

/** One open route: why it is open, its term, its sponsor, what ends it, and its papers. */
function OpenTable({ route, reason, absence, ...money }: OpenRoute & Money) {
  const { tool } = money;
  return (
    <FactTable caption={<ShownWords words={textOf(tool, route)} />}>
      <tr className="border-t border-line">
        <td colSpan={2} className="py-3">
          <Reason {...money} words={textOf(tool, reason)} />
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

type ShutTableProps = Money & { name: "closed" | "notNeeded"; routes: ShutRoute[] };

function ShutTable({ name, routes, ...money }: ShutTableProps) {
  const { tool } = money;
  return (
    <FactTable caption={<ShownWords words={textOf(tool, name)} />}>
      {routes.map(({ route, reason }) => (
        <Fact key={route} name={<ShownWords words={textOf(tool, route)} />}>
          <Reason {...money} words={textOf(tool, reason)} />
        </Fact>
      ))}
    </FactTable>
  );
}

/** A sentence, and after it what its amounts of dirhams are in the visitor's currency. */
function Reason({ words, currency }: Money & { words: Words }) {
  const amounts = words.flatMap((word) => {
    const { unit, value } = typeof word === "string" ? {} : word.figure;
    const dirhams = unit === "AED" && value ? figureNumber(value) : undefined;
    return dirhams === undefined ? [] : [inCurrency(dirhams, currency)];
  });
  return (
    <>
      <ShownWords words={words} />
      {currency.rate !== 1 && amounts.length > 0 && (
        <span className="block text-slate">≈ {[...new Set(amounts)].join(", ")}</span>
      )}
    </>
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
