import { Badge, Box, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ComponentProps } from "react";
import { usePerspective } from "sanity";
import { type UserComponent, usePaneRouter } from "sanity/structure";
import { styled } from "styled-components";
import {
  english,
  isTranslationLanguage,
  type Language,
  languageOf,
} from "../../schemas/shared/languages.ts";
import { coverageInWords, readInWords } from "./coverage-in-words.ts";
import { isWhole, type ListedTranslation } from "./translations.ts";
import {
  useIsSwitchedOn,
  useListedTranslations,
  useTranslatedDocuments,
} from "./use-listed-translations.ts";

/** Every document with texts, and how much of it is translated into a language. */
export function TranslationList({ options, childItemId }: ComponentProps<UserComponent>) {
  const language = isTranslationLanguage(options?.language)
    ? languageOf(options.language)
    : english;
  const { perspectiveStack: perspective } = usePerspective();
  const documents = useTranslatedDocuments(perspective);
  const listed = useListedTranslations({ language, perspective, documents });
  const waitsFor = useIsSwitchedOn(language) === false ? language : undefined;
  if (listed === undefined) {
    return (
      <Box padding={4}>
        <Text muted>Reading the texts…</Text>
      </Box>
    );
  }
  const toDo = listed.filter((each) => !isWhole(each));
  return (
    <Box padding={3} overflow="auto" height="fill">
      <Stack gap={5}>
        <Group title="To do" listed={toDo} {...{ waitsFor, opened: childItemId }} />
        <Group
          title="Complete"
          listed={listed.filter(isWhole)}
          {...{ waitsFor, opened: childItemId }}
        />
      </Stack>
    </Box>
  );
}

type GroupProps = {
  title: string;
  listed: readonly ListedTranslation[];
  /** The language, while it is not switched on. */
  waitsFor: Language | undefined;
  opened: string | undefined;
};

function Group({ title, listed, waitsFor, opened }: GroupProps) {
  const { ChildLink } = usePaneRouter();
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Box padding={2}>
        <Heading as="h2" size={1}>
          {title} ({listed.length})
        </Heading>
      </Box>
      <ul style={{ margin: 0, padding: 0 }}>
        {listed.map((each) => (
          <Item key={each.id} data-opened={each.id === opened}>
            <ChildLink childId={each.id}>
              <ListedDocument {...{ ...each, waitsFor }} />
            </ChildLink>
          </Item>
        ))}
      </ul>
    </Stack>
  );
}

function ListedDocument(props: ListedTranslation & Pick<GroupProps, "waitsFor">) {
  const { title, type, coverage, translation, isInRelease, waitsFor } = props;
  const isDraft = translation?.isDraft === true;
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Box flex={1}>
          <Text weight="medium">{title}</Text>
        </Box>
        {isDraft && <Badge tone="caution">Draft</Badge>}
        {isInRelease && <Badge tone="suggest">Release</Badge>}
        {translation?.isShown === true &&
          (waitsFor === undefined ? (
            <Badge tone="positive">Shown</Badge>
          ) : (
            <Badge tone="caution">Shown once {waitsFor.name} is on</Badge>
          ))}
      </Flex>
      <Text size={1} muted>
        {type}.{" "}
        {translation === undefined
          ? "No translation yet."
          : `${coverageInWords(coverage)} ${readInWords(translation)}`}
      </Text>
    </Stack>
  );
}

/** The browser skips items that are out of sight. */
const Item = styled.li`
  list-style: none;
  content-visibility: auto;
  contain-intrinsic-height: auto 4rem;

  a {
    display: block;
    padding: 0.75rem 0.5rem;
    border-radius: 3px;
    color: inherit;
    text-decoration: none;
  }

  a:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }

  a:hover,
  &[data-opened="true"] a {
    background: var(--card-muted-bg-color);
  }
`;
