import { Card, Heading, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  definePlugin,
  type FormPatch,
  type InputProps,
  insert,
  isArrayOfObjectsInputProps,
  isKeySegment,
  PatchEvent,
  type SchemaType,
  set,
  setIfMissing,
  unset,
  useFormValue,
} from "sanity";
import { useDocumentPane } from "sanity/structure";
import {
  english,
  isTranslationLanguage,
  languageOf,
  type TranslationLanguageId,
} from "../../schemas/shared/languages.ts";
import { isRecord } from "../../schemas/shared/record.ts";
import {
  coverageOf,
  type Entry,
  type EntryState,
  entriesOf,
  keyOfPhrase,
  rowsAmong,
  translatedBy,
} from "../../schemas/shared/translations/translation-rows.ts";
import { inputsThat } from "../lib/inputs-that.tsx";
import { keepInView } from "../lib/keep-in-view.ts";
import { coverageInWords } from "./coverage-in-words.ts";
import { fieldInWords } from "./field-in-words.ts";
import { type RowActions, TranslationRow } from "./translation-row.tsx";
import { usePhrases } from "./use-phrases.ts";
import { useProblemsOfRows } from "./use-problems-of-rows.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The groups of texts in their order: what is to do comes first. */
const groups = [
  { state: "missing", title: "Not translated yet" },
  { state: "changed", title: "Changed in English since" },
  { state: "removed", title: "No longer in the English document" },
  { state: "translated", title: "Translated" },
  { state: "name", title: "Names, which may stay as they are" },
] as const satisfies { state: EntryState; title: string }[];

/** The texts of a translation, each beside its English phrase. */
function RowsInput(props: ArrayOfObjectsInputProps) {
  const setUp = useSetUp();
  const { language, documentId: id = "" } = setUp;
  const read = usePhrases(id, isTranslationLanguage(language) ? languageOf(language) : english);
  const entries = useMemo(
    () => read && entriesOf(read.phrases, rowsAmong(props.value)),
    [read, props.value],
  );
  if (!isTranslationLanguage(language) || id === "") {
    return <Text muted>Choose the language and the document first.</Text>;
  }
  if (entries === undefined) return <Text muted>Reading the English texts…</Text>;
  if (entries === null) return <Text muted>The English document no longer exists.</Text>;
  return (
    <Texts
      {...props}
      languageId={language}
      type={read?.type}
      entries={entries}
      onChange={(change) => {
        setUp.complete();
        props.onChange(change);
      }}
    />
  );
}

/**
 * The language of a translation and the English document. The preview opens a translation that does
 * not exist yet by its id alone, which says both. They are stored with the first text.
 */
function useSetUp() {
  const { documentId: openedId, onChange } = useDocumentPane();
  const translated = useFormValue(["translated"]);
  const language = useFormValue(["language"]);
  const said = translatedBy(openedId);
  const stored =
    isRecord(translated) && typeof translated._ref === "string" ? translated._ref : undefined;
  return {
    language: language ?? said?.language,
    documentId: stored ?? said?.documentId,
    complete() {
      if (said === undefined || (stored !== undefined && language !== undefined)) return;
      const reference = { _type: "reference", _ref: said.documentId, _weak: true };
      onChange(
        PatchEvent.from([
          setIfMissing(said.language, ["language"]),
          setIfMissing(reference, ["translated"]),
          setIfMissing(false, ["isShown"]),
        ]),
      );
    },
  };
}

type TextsProps = ArrayOfObjectsInputProps & {
  languageId: TranslationLanguageId;
  /** The type of the English document. */
  type: SchemaType | undefined;
  entries: readonly Entry[];
};

/** The phrase of a row, or what it was when there was one. */
const said = (entry: Entry) => ("phrase" in entry ? entry.phrase : entry.row);

function Texts({ languageId, type, entries, ...props }: TextsProps) {
  const { focusPath, readOnly = false, elementProps } = props;
  const language = languageOf(languageId);
  const listId = useId();
  const fieldId = useCallback((key: string) => `${listId}-${encodeURIComponent(key)}`, [listId]);
  const groupOf = useSteadyGroups(entries);
  const actions = useRowActions(entries, props);
  const problems = useProblemsOfRows();
  const suggestions = useSuggestions(languageId, entries);

  // A link to a row, or a press on its text in the preview, opens the row.
  const [step] = focusPath;
  const opened = step !== undefined && isKeySegment(step) ? step._key : undefined;
  const openedKey = entries.find((entry) => isOpenedBy(entry, opened))?.key;
  useEffect(() => {
    const field = openedKey && document.getElementById(fieldId(openedKey));
    if (!field || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    return keepInView(field, document.getElementById(elementProps.id));
  }, [openedKey, fieldId, elementProps.id]);

  return (
    <Stack gap={5} id={elementProps.id}>
      <Text role="status">{coverageInWords(coverageOf(entries))}</Text>
      {groups.map(({ state, title }) => {
        const inGroup = entries.filter((entry) => groupOf(entry) === state);
        if (inGroup.length === 0) return null;
        return (
          <Stack key={state} as="section" gap={3} aria-label={title}>
            <Heading as="h3" size={0}>
              {title} ({inGroup.length})
            </Heading>
            <Card as="ul" padding={0}>
              {inGroup.map((entry) => (
                <TranslationRow
                  key={entry.key}
                  id={fieldId(entry.key)}
                  entryKey={entry.key}
                  state={entry.state}
                  place={fieldInWords(said(entry).field, { type, language })}
                  source={said(entry).source}
                  before={entry.state === "changed" ? entry.row.source : undefined}
                  text={"row" in entry ? entry.row.text : ""}
                  problem={"row" in entry ? problems.get(entry.row._key) : undefined}
                  suggestion={
                    entry.state === "missing" ? suggestions.get(entry.phrase.source) : undefined
                  }
                  acceptedTerms={"row" in entry ? entry.row.acceptedTerms : undefined}
                  languageId={languageId}
                  isReadOnly={readOnly}
                  actions={actions}
                />
              ))}
            </Card>
          </Stack>
        );
      })}
    </Stack>
  );
}

/** Whether a key in an address leads to an entry: that of its row, or of its phrase without a row. */
const isOpenedBy = (entry: Entry, key: string | undefined): boolean =>
  ("row" in entry && entry.row._key === key) ||
  ("phrase" in entry && keyOfPhrase(entry.phrase.source) === key);

/**
 * The group of each entry. An entry stays in the group in which the form has first shown it, so
 * that it does not move while somebody writes in it.
 */
function useSteadyGroups(entries: readonly Entry[]): (entry: Entry) => EntryState {
  const [first] = useState(() => new Map<string, EntryState>());
  for (const { key, state } of entries) if (!first.has(key)) first.set(key, state);
  return ({ key, state }) => first.get(key) ?? state;
}

function useRowActions(
  entries: readonly Entry[],
  { onChange, onPathFocus }: Pick<ArrayOfObjectsInputProps, "onChange" | "onPathFocus">,
): RowActions {
  const latest = useRef({ entries, onChange, onPathFocus });
  useLayoutEffect(() => {
    latest.current = { entries, onChange, onPathFocus };
  });
  return useMemo(() => {
    // The keys of rows that were created, and may not have come back to the form yet.
    const created = new Map<string, string>();
    const find = (key: string) => latest.current.entries.find((entry) => entry.key === key);
    const rowKeyOf = (entry: Entry) => ("row" in entry ? entry.row._key : created.get(entry.key));
    const change = (...patches: FormPatch[]) => latest.current.onChange(patches);
    return {
      write(key, text) {
        const entry = find(key);
        if (entry === undefined) return;
        const _key = rowKeyOf(entry);
        if (_key !== undefined && text.trim() === "") {
          created.delete(key);
          change(unset([{ _key }]));
        } else if (_key !== undefined) {
          const source =
            entry.state === "changed" ? [set(entry.phrase.source, [{ _key }, "source"])] : [];
          change(set(text, [{ _key }, "text"]), ...source);
        } else if ("phrase" in entry && text.trim() !== "") {
          const newKey = crypto.randomUUID().slice(0, 8);
          created.set(key, newKey);
          const row = { _type: "translatedText", _key: newKey, ...entry.phrase, text };
          change(setIfMissing([]), insert([row], "after", [-1]));
        }
      },
      settle(key) {
        const entry = find(key);
        if (entry?.state !== "changed") return;
        change(set(entry.phrase.source, [{ _key: entry.row._key }, "source"]));
      },
      remove(key) {
        const entry = find(key);
        if (entry !== undefined && "row" in entry) change(unset([{ _key: entry.row._key }]));
      },
      accept(key, terms) {
        const entry = find(key);
        if (entry === undefined || !("row" in entry)) return;
        const { _key, acceptedTerms = [] } = entry.row;
        change(set([...acceptedTerms, ...terms], [{ _key }, "acceptedTerms"]));
      },
      focus(key) {
        const entry = find(key);
        const _key = entry && rowKeyOf(entry);
        if (_key !== undefined) latest.current.onPathFocus([{ _key }, "text"]);
      },
    };
  }, []);
}

const isRowsInput = (props: InputProps): props is ArrayOfObjectsInputProps =>
  isArrayOfObjectsInputProps(props) &&
  props.schemaType.of.some(({ name }) => name === "translatedText");

/** Shows the rows of a translation beside their English phrases. */
export const translationRows = definePlugin({
  name: "nordune/translation-rows",
  form: { components: { input: inputsThat(isRowsInput, RowsInput) } },
});
