import { useEffect, useRef, useState } from "react";
import type { PlainText } from "#schemas/shared/head/clean-text.ts";
import { ANSWER_ID } from "#schemas/shared/tools/tool-query.ts";
import { carriedMessage } from "#web/forms/carried-message.ts";
import type { AnyTool, Result } from "./tool.ts";
import { plainWords, ShownWords } from "./words.tsx";

type SheetProps = {
  tool: Pick<AnyTool, "texts" | "contact">;
  result: Result;
  /** The link to another tool, which takes along who asks. */
  way: AnyTool["ways"][string];
  /** Number of presses. With each one the sheet is scrolled into view. */
  presses: number;
  /** The address that opens the result again; undefined for entries that stay with the visitor. */
  address: string | undefined;
  /** The message that takes the result to the contact form. */
  message: PlainText;
};

/**
 * A result as a document, which is printed with the entries and without the page: the headline, the way to the call and
 * the verdict, and beside them what to do now; then the details. Buttons that need a script appear with the script.
 */
export function Sheet({ tool, result, way, presses, address, message }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
    if (presses > 0) sheet.current?.scrollIntoView();
  }, [presses]);
  const { headline, verdict, points = [], scale, details, actions } = result;
  const { next = tool.texts.next } = result;
  const button = { type: "button", className: "btn btn-secondary" } as const;
  return (
    <section ref={sheet} id={ANSWER_ID} className="tool-sheet mt-6 grid gap-6 bg-white p-panel">
      {tool.texts.earlier && (
        <p className="tool-earlier border-l-4 border-iron bg-sand p-3.5 font-semibold">
          <ShownWords words={tool.texts.earlier} />
        </p>
      )}
      <div className="grid gap-6 md:grid-cols-8-4">
        <div className="grid content-start gap-3">
          <h3>
            <strong>{headline.value}</strong> <span>{headline.label}</span>
          </h3>
          {/* On a phone it is in the first screen, before what the headline rests on. */}
          <a
            href={tool.contact + carriedMessage(message)}
            className="btn btn-primary justify-self-start print:hidden"
          >
            {plainWords(tool.texts.call)}
          </a>
          {verdict && (
            <p className="max-w-measure text-lead">
              <ShownWords words={verdict} />
            </p>
          )}
          {points.length > 0 && (
            <ul className="grid gap-2">
              {points.map((point) => (
                <li key={plainWords(point)} className="border-t border-line pt-3">
                  <ShownWords words={point} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {next && (
          <p className="text-small print:hidden">
            <ShownWords words={next} />
          </p>
        )}
      </div>
      {scale}
      {details}
      <div className="flex flex-wrap items-center gap-3.5 print:hidden">
        {actions}
        {way && <a {...way} className="btn btn-secondary" />}
        {isHydrated && (
          <button {...button} onClick={() => print()}>
            {plainWords(tool.texts.print)}
          </button>
        )}
        {isHydrated && address && "share" in navigator && (
          <button {...button} onClick={() => navigator.share({ url: address }).catch(() => {})}>
            {plainWords(tool.texts.share)}
          </button>
        )}
      </div>
    </section>
  );
}
