import { transferForm } from "@nordune/islands";
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import {
  ANSWER_ID,
  CHECK_PARAMETER,
  END_PARAMETER,
  TOOL_PARAMETER,
} from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { isEdited } from "#web/lib/is-edited.ts";
import { keepInLanguageLinks } from "#web/lib/language-links.ts";
import { addressOfEntries, type Entries, entriesIn } from "./entries.ts";
import { Sheet } from "./sheet.tsx";
import {
  type Answer,
  enteredLines,
  type Result,
  type ToolDefinition,
  type ToolProps,
} from "./tool.ts";
import { type FieldsProps, ToolQuestions } from "./tool-field.tsx";
import { plainWords, ShownWords } from "./words.tsx";

/** What a visitor has entered, and what the tool answers. */
type FormState<Kind extends ToolKind> = {
  /** The initial values of the fields. */
  given: Entries | undefined;
  /** The visitor's entries; undefined before the first submit. */
  entries?: Entries | undefined;
  /** The answer to the entries: a result, or what is wrong with them. */
  current?: Answer<Kind>;
  /** The last entries with a result. The result stays, marked as earlier, until others have one. */
  lastComplete?: { entries: Entries; result: Result } | undefined;
  /** Number of submits. */
  presses: number;
  /** Whether the address lacks a part, or may. */
  isDoubtful: boolean;
};

type FormAction = { entries: Entries } & (
  | { type: "fill" }
  /** `isSubmit`: by the button, not by a change of a field. */
  | { type: "enter"; isSubmit: boolean }
);

/**
 * The form of a tool with the visitor's result, on the server and in the browser. Submitted without
 * a script, it opens its own page with the answer.
 * @param Fields the fields of a tool that does not ask each question exactly once
 */
export function formOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
  Fields: ComponentType<FieldsProps<Kind>> = ToolQuestions,
) {
  const { kind, inputKinds = {}, isPrivate } = definition;
  return function Form(props: ToolProps<Kind> & Own) {
    const { tool } = props;
    const language = useLanguage();
    const questions = definition.questions?.(props) ?? tool.questions;
    const { form, given, entries, current, lastComplete, presses, isDoubtful } = useTool(
      props,
      definition,
      (entries) =>
        tool.elsewhere[entries[WHO] ?? ""] ??
        definition.answer(props, entries, dubaiDay(), language),
    );
    const isEarlier = lastComplete !== undefined && !current?.headline;
    const complete = lastComplete?.entries ?? {};
    const address = tool.site + addressOfEntries(tool.path, { kind, entries: complete });
    return (
      <form
        {...form}
        id={lastComplete ? undefined : ANSWER_ID}
        data-edited={isEarlier || undefined}
        action={`${tool.path}#${ANSWER_ID}`}
        noValidate
        className="grid gap-6"
      >
        <input type="hidden" name={TOOL_PARAMETER} value={kind} />
        {/* It is never sent. It tells the shell's script that the parameter is the tool's. */}
        <input type="hidden" name={CHECK_PARAMETER} disabled />
        {isDoubtful && presses === 0 && tool.texts.cutOff && (
          <p role="alert" className="border-l-4 border-iron bg-sand p-3.5 font-semibold">
            <ShownWords words={tool.texts.cutOff} />
          </p>
        )}
        <Fields
          tool={{ ...tool, questions }}
          inputKinds={inputKinds}
          given={given}
          entries={entries}
          hasResult={current?.headline !== undefined}
          problems={current?.problems ?? {}}
          unread={current?.unread ?? {}}
        />
        <div className="print:hidden">
          <button type="submit" className="btn btn-primary">
            {plainWords(tool.texts.submit)}
          </button>
        </div>
        <input type="hidden" name={END_PARAMETER} value="1" />
        <p role="status" className="sr-only">
          {/* A new key for each press makes screen readers announce an unchanged result again. */}
          {entries && (
            <span key={presses}>
              {isEarlier ? plainWords(tool.texts.earlier ?? []) : current?.summary}
            </span>
          )}
        </p>
        {lastComplete && (
          <Sheet
            tool={tool}
            result={lastComplete.result}
            way={tool.ways[complete[WHO] ?? ""]}
            presses={presses}
            address={isPrivate ? undefined : address}
            // The message for reading and sending: the entries, the result, and the address.
            message={visibleText(
              [
                ...(lastComplete.result.asked ?? enteredLines(questions, complete, language)),
                ...lastComplete.result.lines,
                address,
              ].join("\n"),
            )}
          />
        )}
        {current?.below}
      </form>
    );
  };
}

/**
 * A tool's form in the browser. Without this script the form sends its entries to the server by the
 * address. With it, entries are only in the fragment of the address, so that a copy of the address
 * opens the same result (`moveToolQueryToFragment` in the shell script).
 */
function useTool<Kind extends ToolKind>(
  props: ToolProps<Kind>,
  { isAtOnce, isPrivate }: Pick<ToolDefinition<Kind>, "isAtOnce" | "isPrivate">,
  answerTo: (entries: Entries) => Answer<Kind>,
) {
  const { tool } = props;
  const form = useRef<HTMLFormElement>(null);

  const answered = (state: FormState<Kind>, entries: Entries): FormState<Kind> => {
    const current = answerTo(entries);
    const complete = current.headline && { entries, result: current };
    return { ...state, entries, current, lastComplete: complete ?? state.lastComplete };
  };

  const reduce = (state: FormState<Kind>, action: FormAction): FormState<Kind> => {
    if (action.type === "fill") return { ...state, given: action.entries };
    const presses = state.presses + (action.isSubmit ? 1 : 0);
    return answered({ ...state, presses }, action.entries);
  };

  const initial = ({ entries, defaults, link }: ToolProps<Kind>): FormState<Kind> => {
    const isDoubtful = link === "cut";
    const given = link === "begun" ? { ...defaults, ...entries } : (entries ?? defaults);
    const open = { given, presses: 0, isDoubtful };
    if (entries && !link) return answered(open, entries);
    return isAtOnce ? { ...answered(open, {}), entries: undefined } : open;
  };

  const [state, dispatch] = useReducer(reduce, props, initial);

  const applyFormState = useEffectEvent(() => {
    if (!form.current) return;
    const { old } = transferForm(form.current);
    const entered = entriesIn(new FormData(old));
    const isAnew = old !== form.current;
    // The old form may have had more rows than a new one.
    if (isAnew) dispatch({ type: "fill", entries: entered });
    // What was entered before this script was loaded.
    const isChosen = isAtOnce && Object.values(entered).some(Boolean);
    const hasChanged = isEdited(old);
    const hasResult = isAnew && old.querySelector(`#${ANSWER_ID}`);
    const isFollowed = hasChanged && (isChosen || state.entries !== undefined);
    if (isFollowed || hasResult) enter(entered);
    else if (hasChanged) keepInLinks(entered);
  });

  // This runs before the visitor can type anything else.
  useLayoutEffect(() => applyFormState(), []);

  useEffect(() => {
    if (state.presses === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state.presses]);

  function enter(entries: Entries, isSubmit = false) {
    dispatch({ type: "enter", entries, isSubmit });
    keepInLinks(entries);
    // After consent a third party's tag may read the address, so the address gets no entries.
    if (isPrivate || window.dataLayer) return;
    history.replaceState(history.state, "", addressOfEntries("#", { ...tool, entries }));
  }

  /** Another language gets the entries, unfinished ones too, and then asks for the rest. */
  function keepInLinks(entries: Entries) {
    if (isPrivate) return;
    const link = answerTo(entries).headline ? undefined : "unmarked";
    keepInLanguageLinks(addressOfEntries("", { ...tool, entries, link }));
  }

  const entered = () => entriesIn(new FormData(form.current ?? undefined));

  function onSubmit(event: Pick<Event, "preventDefault">) {
    event.preventDefault();
    enter(entered(), true);
  }

  /** A shown result follows every change, also of scripts. */
  function onInput() {
    if (isAtOnce || state.entries !== undefined) enter(entered());
    else keepInLinks(entered());
  }

  return { form: { ref: form, onSubmit, onInput }, ...state };
}
