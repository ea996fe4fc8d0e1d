import { Box, Button, Flex, Heading, Stack } from "@sanity/ui";
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { usePresentationNavigate, usePresentationParams } from "sanity/presentation";
import { createGlobalStyle } from "styled-components";
import {
  ENGLISH,
  isLanguageId,
  type LanguageId,
  languages,
  pathIn,
} from "../../schemas/shared/languages.ts";
import { asOfAddress, readAsOf } from "../../schemas/shared/preview/as-of.ts";
import { pageState, pageStateIds, stateAddress } from "../../schemas/shared/preview/page-states.ts";
import { translationId } from "../../schemas/shared/translations/translation-rows.ts";
import { Choice } from "../lib/controls.tsx";
import { DayField } from "../lib/day-field.tsx";
import { moveByArrows } from "../lib/move-by-arrows.ts";
import { PageMarks } from "../lib/page-select.tsx";
import { type TreePage, usePages } from "../lib/pages.ts";
import { useLatestResult } from "../lib/use-latest.ts";
import { useChoosing } from "./use-choosing.ts";

export function Navigator() {
  const groups = usePages();
  const { choose, isComing, shown } = useChoosing();
  const { language = ENGLISH, day } = shown ?? {};
  const translationIdOf = useTranslationIds();
  /** The address of a page in the language and with the figures of the day that are shown. */
  const addressOf = (path: string) => asOfAddress(pathIn(language, path), day);
  /** What opens beside a page: in another language its translation, which may not exist yet. */
  const documentIn = (chosen: LanguageId, { type, id }: TreePage) =>
    chosen === ENGLISH ? { type, id } : { type: "translation", id: translationIdOf(chosen, id) };
  const shownPage = groups
    .flatMap(({ pages }) => pages)
    .find(({ path }) => path === (shown?.path ?? "/"));
  useTranslationBeside(
    language === ENGLISH || isComing ? undefined : shownPage,
    shownPage && documentIn(language, shownPage),
  );
  const choosePage = useStable((page: TreePage) =>
    choose(addressOf(page.path), documentIn(language, page)),
  );
  return (
    <Box as="nav" aria-label="Preview" height="fill" overflow="auto" padding={3}>
      {isComing && <Dimmed />}
      <Stack gap={4}>
        <Stack gap={4} padding={2}>
          <Choice
            label="Language"
            value={language}
            onChange={(id) =>
              isLanguageId(id) &&
              choose(
                asOfAddress(pathIn(id, shown?.path ?? "/"), day),
                shownPage && documentIn(id, shownPage),
              )
            }
          >
            {languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          {/* An empty field means today. */}
          <DayField
            label="Figures as of"
            value={day ?? ""}
            onChange={(chosen) =>
              choose(asOfAddress(pathIn(language, shown?.path ?? "/"), readAsOf(chosen)))
            }
          />
        </Stack>
        <Stack gap={4} onKeyDown={moveByArrows}>
          {groups.map(({ title, pages }) => (
            <Group key={title} title={title}>
              {pages.map((page) => (
                <PageEntry
                  key={page.id}
                  page={page}
                  isShown={shown?.path === page.path && shown.state === undefined}
                  onChoose={choosePage}
                />
              ))}
            </Group>
          ))}
          <Group title="States">
            {pageStateIds.map((id) => {
              const { title, document, field } = pageState(id);
              return (
                <Entry
                  key={id}
                  title={title}
                  isShown={shown?.state === id}
                  onChoose={() =>
                    choose(stateAddress(id), { type: document, id: document, path: field })
                  }
                />
              );
            })}
          </Group>
        </Stack>
      </Stack>
    </Box>
  );
}

/** A function that stays the same and does what the one of the last render does. */
function useStable<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** After this many milliseconds only the editor opens another document. */
const SETTLED_MS = 10_000;

/**
 * Opens the translation beside a page in another language. When a page has loaded, Sanity closes a
 * document that does not exist yet, or opens the English one, in which nobody should write then.
 */
function useTranslationBeside(
  page: TreePage | undefined,
  translation: { type: string; id: string } | undefined,
): void {
  const navigate = usePresentationNavigate();
  const { type, id } = usePresentationParams();
  const opened = useRef<{ id: string; until: number }>(undefined);
  const [pageId, translationId] = [page?.id, translation?.id];
  useEffect(() => {
    if (pageId === undefined || translationId === undefined) return;
    if (opened.current?.id !== translationId) {
      opened.current = { id: translationId, until: Date.now() + SETTLED_MS };
    }
    const isOther = type === undefined || id === pageId;
    if (!isOther || Date.now() > opened.current.until) return;
    navigate(undefined, { type: "translation", id: translationId });
  }, [navigate, pageId, translationId, type, id]);
}

const storedTranslations = `*[_type == "translation"]{
  "id": _id,
  language,
  "document": translated._ref
}`;

type StoredTranslation = { id: string; language: string; document: string };

const NONE: StoredTranslation[] = [];

/** The id of a document's translation, whether it exists or not. */
function useTranslationIds(): (language: string, documentId: string) => string {
  const stored = useLatestResult(storedTranslations, { params: {}, perspective: "drafts" }, NONE);
  return useMemo(() => {
    const ids = new Map(
      stored.map((each) => [translationId(each.language, each.document), each.id]),
    );
    return (language, documentId) => {
      const id = translationId(language, documentId);
      return ids.get(id) ?? id;
    };
  }, [stored]);
}

/**
 * Dims the frame while it still shows the previous page. The frame is Sanity's, so a global style
 * is needed, and a strong one, because Sanity animates the frame and sets its opacity.
 */
const Dimmed = createGlobalStyle`
  iframe {
    opacity: 0.35 !important;
  }
`;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={1} aria-label={title}>
      <Box padding={2}>
        <Heading as="h2" size={0}>
          {title}
        </Heading>
      </Box>
      {children}
    </Stack>
  );
}

type PageEntryProps = { page: TreePage; isShown: boolean; onChoose: (page: TreePage) => void };

/**
 * Renders only when the page or its state changes. Otherwise thousands of entries would render before
 * an editor sees that a choice is taken.
 */
const PageEntry = memo(function PageEntry({ page, isShown, onChoose }: PageEntryProps) {
  return (
    <Flex align="center" gap={1}>
      <Box flex={1}>
        <Entry title={page.title} isShown={isShown} onChoose={() => onChoose(page)} />
      </Box>
      <PageMarks page={page} />
    </Flex>
  );
});

type EntryProps = { title: string; isShown: boolean; onChoose: () => void };

function Entry({ title, isShown, onChoose }: EntryProps) {
  return (
    <Button
      mode="bleed"
      justify="flex-start"
      padding={2}
      text={title}
      selected={isShown}
      aria-current={isShown ? "page" : undefined}
      onClick={onChoose}
    />
  );
}
