import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { ANSWER_ID } from "#schemas/shared/tools/tool-query.ts";
import { plainTextOf, type Tool } from "./tool.ts";

/** What a result comes down to: one number or date, and what it is. */
export type Headline = { value: string; label: string };

type SheetProps = {
  tool: Tool;
  headline: Headline;
  /** How often the visitor has asked: each time the sheet comes into view. */
  presses: number;
  /** Where it can be read again; none for answers that stay with their visitor. */
  address?: string | undefined;
  children: ReactNode;
  actions: ReactNode;
};

/** A result on a sheet that is printed alone. What needs a script stands there once there is one. */
export function Sheet({ tool, headline, presses, address, children, actions }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    if (presses > 0) sheet.current?.scrollIntoView();
  }, [presses]);
  const text = (name: "print" | "share") => plainTextOf<ToolKind>(tool, name);
  return (
    <section ref={sheet} id={ANSWER_ID} className="tool-sheet grid gap-6 bg-white p-panel">
      <h3>
        <strong>{headline.value}</strong> {headline.label}
      </h3>
      {children}
      <div className="flex flex-wrap items-center gap-3.5 print:hidden">
        {actions}
        {isHydrated && (
          <>
            <button type="button" className="btn btn-secondary" onClick={() => print()}>
              {text("print")}
            </button>
            {address && "share" in navigator && (
              <button
                type="button"
                className="btn btn-secondary"
                onClick={() => navigator.share({ url: address }).catch(() => {})}
              >
                {text("share")}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
