import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { takeOver } from "#web/islands/index.ts";
import { addressOfAnswers, answersIn } from "./answers.ts";
import type { ToolProps } from "./tool.ts";

/**
 * A tool's form in the browser. Without this script the form asks the server by the same address;
 * with it, answers go nowhere but into the fragment of the address, so that a copy of it opens the
 * same result (`keepAnswersInFragment` in the shell's script).
 */
export function useTool<Kind extends ToolKind>(
  { tool, answers: asked }: ToolProps<Kind>,
  { isAtOnce, isPrivate }: { isAtOnce?: true; isPrivate?: true },
) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(asked);
  const [presses, setPresses] = useState(0);

  const takeUp = useEffectEvent(() => {
    if (form.current === null) return;
    takeOver(form.current);
    // What was chosen before this script came.
    const given = Object.values(answersIn(form.current));
    if (isAtOnce && given.some(Boolean)) answer();
  });

  useEffect(() => takeUp(), []);

  useEffect(() => {
    if (presses === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [presses]);

  function answer() {
    if (form.current === null) return;
    const given = answersIn(form.current);
    setAnswers(given);
    // With consent a tag of somebody else is there and reads the address, which then has nothing of them.
    if (isPrivate || window.dataLayer) return;
    const address = addressOfAnswers("#", { ...tool, answers: given });
    history.replaceState(history.state, "", address);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    answer();
    setPresses(presses + 1);
  }

  /** Once there is a result, it follows what is changed. */
  function onChange() {
    if (isAtOnce || answers !== undefined) answer();
  }

  return { form: { ref: form, onSubmit, onChange }, answers, presses };
}
