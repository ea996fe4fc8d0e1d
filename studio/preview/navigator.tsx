import { Box, Button, Flex, Heading, Stack } from "@sanity/ui";
import type { ReactNode } from "react";
import { createGlobalStyle } from "styled-components";
import { ENGLISH, isLanguageId, languages, pathIn } from "../../schemas/shared/languages.ts";
import { asOfAddress, readAsOf } from "../../schemas/shared/preview/as-of.ts";
import { pageState, pageStateIds, stateAddress } from "../../schemas/shared/preview/page-states.ts";
import { Choice } from "../lib/controls.tsx";
import { DayField } from "../lib/day-field.tsx";
import { moveByArrows } from "../lib/move-by-arrows.ts";
import { PageMarks } from "../lib/page-select.tsx";
import { usePages } from "../lib/pages.ts";
import { useChoosing } from "./use-choosing.ts";

export function Navigator() {
  const groups = usePages();
  const { choose, isComing, shown } = useChoosing();
  const { language = ENGLISH, day } = shown ?? {};
  /** The address of a page in the language and with the figures of the day that are shown. */
  const addressOf = (path: string) => asOfAddress(pathIn(language, path), day);
  return (
    <Box as="nav" aria-label="Preview" height="fill" overflow="auto" padding={3}>
      {isComing && <Dimmed />}
      <Stack gap={4}>
        <Stack gap={4} padding={2}>
          <Choice
            label="Language"
            value={language}
            onChange={(id) =>
              isLanguageId(id) && choose(asOfAddress(pathIn(id, shown?.path ?? "/"), day))
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
                <Flex key={page.id} align="center" gap={1}>
                  <Box flex={1}>
                    <Entry
                      title={page.title}
                      isShown={shown?.path === page.path && shown.state === undefined}
                      onChoose={() =>
                        choose(addressOf(page.path), { type: page.type, id: page.id })
                      }
                    />
                  </Box>
                  <PageMarks page={page} />
                </Flex>
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

/**
 * Dims the frame while it still shows the previous page. The frame is Sanity's, so a global style
 * is needed.
 */
const Dimmed = createGlobalStyle`
  iframe {
    opacity: 0.35;
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
