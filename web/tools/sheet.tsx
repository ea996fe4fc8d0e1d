import { useEffect, useRef, useState } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { ANSWER_ID } from "#schemas/shared/tools/tool-query.ts";
import { carriedMessage } from "#web/forms/carried-message.ts";
import type { Result } from "./define-tool.ts";
import { Horizon } from "./horizon.tsx";
import { plainTextOf, type Tool } from "./tool.ts";

type SheetProps = {
  tool: Pick<Tool, "kind" | "texts" | "contact">;
  result: Result;
  /** How often the visitor has asked: each time the sheet comes into view. */
  presses: number;
  /** Where it can be read again; none for answers that stay with their visitor. */
  address: string | undefined;
  /** With which it is taken to the consultation form. */
  message: string;
};

/** A result on a sheet that is printed alone. What needs a script stands there once there is one. */
export function Sheet({ tool, result, presses, address, message }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    if (presses > 0) sheet.current?.scrollIntoView();
  }, [presses]);
  const { headline, scale, details, actions } = result;
  const text = (name: "print" | "share" | "call") => plainTextOf<ToolKind>(tool, name);
  const button = { type: "button", className: "btn btn-secondary" } as const;
  return (
    <section ref={sheet} id={ANSWER_ID} className="tool-sheet mt-6 grid gap-6 bg-white p-panel">
      <h3>
        <strong>{headline.value}</strong> {headline.label}
      </h3>
      {scale && <Horizon {...scale} />}
      {details}
      <div className="flex flex-wrap items-center gap-3.5 print:hidden">
        {actions}
        <a href={tool.contact + carriedMessage(message)} className="btn btn-secondary">
          {text("call")}
        </a>
        {isHydrated && (
          <button {...button} onClick={() => print()}>
            {text("print")}
          </button>
        )}
        {isHydrated && address && "share" in navigator && (
          <button {...button} onClick={() => navigator.share({ url: address }).catch(() => {})}>
            {text("share")}
          </button>
        )}
      </div>
    </section>
  );
}
