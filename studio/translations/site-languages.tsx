import { Box, Card, Heading, Stack, Text } from "@sanity/ui";
import { definePlugin, type InputProps, type ObjectInputProps } from "sanity";
import { type Language, translationLanguages } from "../../schemas/shared/languages.ts";
import { EditLink } from "../lib/controls.tsx";
import { readableDay } from "../lib/days.ts";
import { inputsThat, isForm } from "../lib/inputs-that.tsx";
import { coverageInWords, readInWords } from "./coverage-in-words.ts";
import { type LanguageState, stateOfLanguage } from "./language-state.ts";
import { ReadByAll } from "./read-by.tsx";
import type { ListedTranslation } from "./translations.ts";
import { useListedTranslations, useTranslatedDocuments } from "./use-listed-translations.ts";

/** What visitors see. */
const PUBLISHED = "published";

/** The form of the languages, and below it what visitors would see of each. */
function LanguagesForm(props: ObjectInputProps) {
  const documents = useTranslatedDocuments(PUBLISHED);
  return (
    <Stack gap={5}>
      {props.renderDefault(props)}
      {translationLanguages.map((language) => (
        <LanguageReport key={language.id} language={language} documents={documents} />
      ))}
    </Stack>
  );
}

type ReportProps = {
  language: Language;
  documents: ReturnType<typeof useTranslatedDocuments>;
};

function LanguageReport({ language, documents }: ReportProps) {
  const { name } = language;
  const listed = useListedTranslations({ language, perspective: PUBLISHED, documents });
  return (
    <Card as="section" aria-label={name} border radius={2} padding={3}>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {name}
        </Heading>
        {listed === undefined ? (
          <Text size={1} muted>
            Reading the texts…
          </Text>
        ) : (
          <Report state={stateOfLanguage(listed)} />
        )}
        <ReadByAll language={language} />
      </Stack>
    </Card>
  );
}

function Report({ state }: { state: LanguageState }) {
  const { pages, shown, waiting, lacking, unread } = state;
  return (
    <>
      <Text size={1}>
        {shown.length} of {pages} pages can be shown.
        {waiting > 0 && ` The translations of ${waiting} documents wait in a release.`}
        {shown.length > 0 &&
          (unread.length > 0
            ? ` Nobody who grew up with the language has read ${unread.length} of them.`
            : " All of them have been read.")}
      </Text>
      <Documents title="Pages that can be shown" listed={shown} />
      <Documents title="What they lack, with what all pages share" listed={lacking} />
    </>
  );
}

type DocumentsProps = { title: string; listed: readonly ListedTranslation[] };

function Documents({ title, listed }: DocumentsProps) {
  if (listed.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({listed.length})
      </summary>
      <Box paddingTop={3}>
        <Stack as="ul" gap={4} padding={0} margin={0}>
          {listed.map((each) => (
            <Stack as="li" key={each.id} gap={2} style={{ listStyle: "none" }}>
              <EditLink params={{ id: each.id, type: "translation" }}>{each.title}</EditLink>
              <Text size={1} muted>
                {[each.type, coverageInWords(each.coverage), ...reading(each)].join(" · ")}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Box>
    </details>
  );
}

const reading = ({ translation }: ListedTranslation) =>
  translation
    ? [`${readInWords(translation)} Changed on ${readableDay(translation._updatedAt)}.`]
    : [];

const isLanguages = (props: InputProps): props is ObjectInputProps =>
  isForm(props) && props.schemaType.name === "siteLanguages";

/** Tells beside the switches of the languages what each of them holds and lacks. */
export const siteLanguagesForm = definePlugin({
  name: "nordune/site-languages",
  form: { components: { input: inputsThat(isLanguages, LanguagesForm) } },
});
