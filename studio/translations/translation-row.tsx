import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { TrashIcon } from "@sanity/icons/Trash";
import { Button, Text } from "@sanity/ui";
import { type ComponentProps, memo, useState } from "react";
import { styled } from "styled-components";
import { languageOf, type TranslationLanguageId } from "../../schemas/shared/languages.ts";
import { termsInOtherWords } from "../../schemas/shared/translations/glossary.ts";
import type { EntryState } from "../../schemas/shared/translations/translation-rows.ts";
import { GrowingText } from "../lib/growing-text.tsx";
import { useIsChecking, Verdict } from "../sanity-patches/validation/validation-state.tsx";

/** The changes that a row offers. They stay the same functions, so that other rows need no render. */
export type RowActions = {
  write: (entryKey: string, text: string) => void;
  settle: (entryKey: string) => void;
  remove: (entryKey: string) => void;
  /** Lets terms of the glossary stand in other words. */
  accept: (entryKey: string, terms: readonly string[]) => void;
  focus: (entryKey: string) => void;
};

type RowProps = {
  /** Of the text field. Without spaces, because `aria-describedby` lists ids between spaces. */
  id: string;
  entryKey: string;
  state: EntryState;
  /** Where the phrase stands, in words. */
  place: string;
  source: string;
  /** The English phrase that the text translates, if it is an earlier one. */
  before: string | undefined;
  text: string;
  problem: string | undefined;
  suggestion: string | undefined;
  /** The terms of the glossary that may stand in other words. */
  acceptedTerms: readonly string[] | undefined;
  languageId: TranslationLanguageId;
  isReadOnly: boolean;
  actions: RowActions;
};

/** An English phrase and its translation. A document may have a thousand of them. */
export const TranslationRow = memo(function TranslationRow(props: RowProps) {
  const { id, entryKey, state, place, source, text, problem, suggestion, acceptedTerms } = props;
  const { languageId, isReadOnly, actions } = props;
  const language = languageOf(languageId);
  // The form returns a typed text a moment later, and the cursor would jump.
  const [typed, setTyped] = useState<string>();
  // The earlier phrase stays in sight while somebody adapts its translation.
  const [before] = useState(props.before);
  const terms =
    text === "" || state === "removed"
      ? []
      : termsInOtherWords({ source, text: typed ?? text, acceptedTerms }, languageId);
  const described = { "aria-describedby": `${id}-source` };
  const settle = () => {
    actions.settle(entryKey);
    document.getElementById(id)?.focus();
  };
  return (
    <Row>
      <div>
        <p className="note" id={`${id}-field`}>
          {place}
        </p>
        {before !== undefined && (
          <>
            <p className="note">Before</p>
            <p className="note" lang="en">
              <del>{before}</del>
            </p>
            <p className="note">Now</p>
          </>
        )}
        <p id={`${id}-source`} lang="en">
          {state === "removed" ? <del>{source}</del> : source}
        </p>
      </div>
      <div>
        <GrowingText
          id={id}
          lang={language.tag}
          rows={2}
          value={typed ?? text}
          readOnly={isReadOnly || state === "removed"}
          aria-label={`${language.name}: ${source}`}
          aria-describedby={`${id}-field ${id}-terms ${id}-problem`}
          aria-invalid={problem !== undefined}
          onFocus={() => actions.focus(entryKey)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            actions.write(entryKey, currentTarget.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {problem !== undefined && <Problem id={`${id}-problem`} text={problem} />}
        <div id={`${id}-terms`}>
          {terms.map(({ english, word }) => (
            <p key={english} className="note">
              In the glossary “<span lang="en">{english}</span>” is “
              <span lang={language.tag}>{word}</span>”.
            </p>
          ))}
        </div>
        {!isReadOnly && (
          <div className="actions">
            {state === "changed" && (
              <RowButton
                {...described}
                icon={CheckmarkIcon}
                text="Meaning unchanged"
                onClick={settle}
              />
            )}
            {state === "removed" && (
              <RowButton
                {...described}
                icon={TrashIcon}
                text="Remove"
                onClick={() => actions.remove(entryKey)}
              />
            )}
            {terms.length > 0 && (
              <RowButton
                {...described}
                icon={CheckmarkIcon}
                text="Accept these words"
                onClick={() =>
                  actions.accept(
                    entryKey,
                    terms.map(({ english }) => english),
                  )
                }
              />
            )}
            {suggestion !== undefined && (
              <RowButton {...described} onClick={() => actions.write(entryKey, suggestion)}>
                {/* A text of its own may take several lines. */}
                <Text size={1}>Use “{suggestion}”</Text>
              </RowButton>
            )}
          </div>
        )}
      </div>
    </Row>
  );
});

function RowButton(props: ComponentProps<typeof Button>) {
  return <Button mode="ghost" fontSize={1} padding={2} {...props} />;
}

/** Pale while it is of an earlier text. */
function Problem({ id, text }: { id: string; text: string }) {
  const isChecking = useIsChecking();
  return (
    <Verdict $isOld={isChecking} aria-busy={isChecking}>
      <p role="alert" id={id}>
        {text}
      </p>
    </Verdict>
  );
}

/**
 * Two columns, or one in a narrow form. The browser skips rows that are out of sight. Their elements
 * are plain, because a thousand rows of the Studio's components would take seconds to render.
 */
const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 0.75rem 1.5rem;
  padding: 1rem 0;
  border-top: 1px solid var(--card-border-color);
  list-style: none;
  content-visibility: auto;
  contain-intrinsic-height: auto 6rem;
  font-size: 0.8125rem;
  line-height: 1.5;

  p {
    margin: 0 0 0.375rem;
    overflow-wrap: anywhere;
  }

  .note {
    color: var(--card-muted-fg-color);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.25rem;
  }
`;
