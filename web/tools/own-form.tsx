import { transferForm } from "@nordune/islands";
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { ANSWER_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { type Answers, addressOfAnswers, answersIn } from "./answers.ts";
import { Sheet } from "./sheet.tsx";
import { answeredLines, isBeginning, type ToolDefinition, type ToolProps } from "./tool.ts";
import { type FieldsProps, ToolQuestions } from "./tool-field.tsx";
import { plainWords } from "./words.tsx";

/**
 * The form of a tool with the visitor's result, on the server and in the browser. Submitted without
 * a script, it opens its own page with the answer.
 * @param Fields the fields of a tool that does not ask each question exactly once
 */
export function formOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
  Fields: ComponentType<FieldsProps<Kind>> = ToolQuestions,
) {
  const { kind, entries = {}, isAtOnce, isPrivate } = definition;
  return function Form(props: ToolProps<Kind> & Own) {
    const { tool } = props;
    const language = useLanguage();
    const questions = definition.questions?.(props) ?? tool.questions;
    const resultOf = (entries: Answers) => definition.answer(props, entries, dubaiDay(), language);
    const { answers: asked } = props;
    const [isBegun] = useState(() => asked && isBeginning(asked, resultOf(asked).problems));
    const begun = { answers: undefined, defaults: { ...props.defaults, ...asked } };
    const { form, given, answers, presses } = useTool(
      isBegun ? { ...props, ...begun } : props,
      definition,
    );
    const found = answers || isAtOnce ? resultOf(answers ?? {}) : undefined;
    const [lastGood, setLastGood] = useState<Answers>();
    if (found?.headline && answers !== lastGood) setLastGood(answers);
    // A result stays, marked as earlier, until the changed entries have one.
    const isEarlier = found !== undefined && !found.headline && lastGood !== undefined;
    const shownAnswers = (isEarlier ? lastGood : answers) ?? {};
    const shown = isEarlier ? resultOf(lastGood) : found;
    const result = shown?.headline && shown;
    const address = tool.site + addressOfAnswers(tool.path, { kind, answers: shownAnswers });
    return (
      <form
        {...form}
        id={result ? undefined : ANSWER_ID}
        data-edited={isEarlier || undefined}
        action={`${tool.path}#${ANSWER_ID}`}
        noValidate
        className="grid gap-6"
      >
        <input type="hidden" name={TOOL_PARAMETER} value={kind} />
        <Fields
          tool={{ ...tool, questions }}
          entries={entries}
          given={given}
          answers={answers}
          hasResult={found?.headline !== undefined}
          problems={found?.problems ?? {}}
          unread={found?.unread ?? {}}
        />
        <div className="print:hidden">
          <button type="submit" className="btn btn-primary">
            {plainWords(tool.texts.submit)}
          </button>
        </div>
        <p role="status" className="sr-only">
          {/* A new key for each press makes screen readers announce an unchanged result again. */}
          {answers && (
            <span key={presses}>
              {isEarlier ? plainWords(tool.texts.earlier ?? []) : found?.summary}
            </span>
          )}
        </p>
        {result && (
          <Sheet
            tool={tool}
            result={result}
            presses={presses}
            address={isPrivate ? undefined : address}
            // The message for reading and sending: the entries, the result, and the address.
            message={[
              ...(result.asked ?? answeredLines(questions, shownAnswers, language)),
              ...result.lines,
              address,
            ].join("\n")}
          />
        )}
        {found?.below}
      </form>
    );
  };
}

/** Whether an entry differs from the one that the server wrote into the form. */
const isEdited = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>("input, option")].some((field) =>
    field instanceof HTMLOptionElement
      ? field.selected !== field.defaultSelected
      : field.value !== field.defaultValue,
  );

/**
 * A tool's form in the browser. Without this script the form sends its entries to the server by the
 * address. With it, entries are only in the fragment of the address, so that a copy of the address
 * opens the same result (`moveToolQueryToFragment` in the shell script).
 */
function useTool<Kind extends ToolKind>(
  { tool, answers: asked, defaults }: ToolProps<Kind>,
  { isAtOnce, isPrivate }: { isAtOnce?: true; isPrivate?: true },
) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(asked ?? defaults);
  const [answers, setAnswers] = useState(asked);
  const [presses, setPresses] = useState(0);

  const applyFormState = useEffectEvent(() => {
    if (!form.current) return;
    const { old } = transferForm(form.current);
    const entered = answersIn(new FormData(old));
    const isAnew = old !== form.current;
    // The old form may have had more rows than a new one.
    if (isAnew) setGiven(entered);
    // What was entered before this script was loaded.
    const isChosen = isAtOnce && Object.values(entered).some(Boolean);
    const hasChanged = asked !== undefined && isEdited(old);
    if (isChosen || hasChanged || (isAnew && old.querySelector(`#${ANSWER_ID}`))) answer(entered);
  });

  // This runs before the visitor can type anything else.
  useLayoutEffect(() => applyFormState(), []);

  useEffect(() => {
    if (presses === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [presses]);

  function answer(current = answersIn(new FormData(form.current ?? undefined))) {
    setAnswers(current);
    // After consent a third party's tag may read the address, so the address gets no entries.
    if (isPrivate || window.dataLayer) return;
    const address = addressOfAnswers("#", { ...tool, answers: current });
    history.replaceState(history.state, "", address);
  }

  function onSubmit(event: Pick<Event, "preventDefault">) {
    event.preventDefault();
    answer();
    setPresses(presses + 1);
  }

  /** A shown result follows every change, also of scripts. */
  function onInput() {
    if (isAtOnce || answers !== undefined) answer();
  }

  return { form: { ref: form, onSubmit, onInput }, given, answers, presses };
}
