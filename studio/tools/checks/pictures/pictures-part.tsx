import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useId, useMemo, useState } from "react";
import { useSchema } from "sanity";
import { imageUrls } from "../../../../schemas/shared/images/image-urls.ts";
import {
  ENGLISH,
  isLanguageId,
  type LanguageId,
  languages,
  pathIn,
} from "../../../../schemas/shared/languages.ts";
import { listedOn } from "../../../../schemas/shared/lists.ts";
import { isRecord } from "../../../../schemas/shared/record.ts";
import type { ContentDocument } from "../../../../scripts/check-content/checks/content.ts";
import { contentLake, publicSiteUrl } from "../../../environment.ts";
import { Choice, EditLink } from "../../../lib/controls.tsx";
import { FirstOf } from "../../../lib/first-of.tsx";
import { GrowingText } from "../../../lib/growing-text.tsx";
import { type TreePage, usePages } from "../../../lib/pages.ts";
import { useActions } from "../../../lib/use-actions.tsx";
import { useLatestResult } from "../../../lib/use-latest.ts";
import { useMay } from "../../../lib/use-may.ts";
import {
  documentOf,
  type Judged,
  judgedIn,
  judgedInEnglish,
  pictureTexts,
  seenDocuments,
  storedWords,
} from "./picture-texts.ts";
import { saveEnglish, saveTranslated } from "./save-words.ts";

/** Documents with pictures, published and as drafts. A listener follows no references. */
const documentsQuery = {
  fetch: `*[
    references(*[_type == "sanity.imageAsset"]._id) && _type != "translation" &&
    !(_type match "sanity.*") && !(_id in path("versions.**"))
  ] | order(_type, _id)`,
  listen: `*[_type != "translation" && !(_type match "sanity.*") && !(_type match "system.*")]`,
};

const translationsQuery = `*[_type == "translation" && language == $language]`;

/** The shortest time between two readings of all documents, in milliseconds. */
const THROTTLE_MS = 2_000;
const ASKED = { params: {}, perspective: "raw", throttleTime: THROTTLE_MS } as const;
/** Pictures that are shown at once. */
const SHOWN = 20;

const imageUrl = imageUrls(contentLake);

/** Every picture with the places that show it, and what says to others what it shows. */
export function PicturesPart() {
  const [language, setLanguage] = useState<LanguageId>(ENGLISH);
  const [scope, setScope] = useState("doubtful");
  const schema = useSchema();
  const documents = useLatestResult<ContentDocument[] | undefined>(
    documentsQuery,
    ASKED,
    undefined,
  );
  const translations = useLatestResult<ContentDocument[] | undefined>(
    translationsQuery,
    { ...ASKED, params: { language } },
    undefined,
  );
  const pictures = useMemo(
    () => pictureTexts(seenDocuments(documents ?? []), schema),
    [documents, schema],
  );
  const stored = useMemo(() => storedWords(seenDocuments(translations ?? [])), [translations]);
  const judged = useMemo(
    () => (language === ENGLISH ? judgedInEnglish(pictures) : judgedIn(pictures, stored)),
    [pictures, stored, language],
  );
  const pages = usePages().flatMap((group) => group.pages);
  if (documents === undefined) return <Text muted>Reading the pictures…</Text>;
  // Until the translations are known, every text would count as not translated.
  const isReading = language !== ENGLISH && translations === undefined;
  const doubtful = judged.filter(({ doubts }) => doubts.length > 0);
  const inScope = scope === "doubtful" ? doubtful : judged;
  const listed = Map.groupBy(isReading ? [] : inScope, ({ asset }) => asset);
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap">
        <Choice
          label="Language"
          value={language}
          onChange={(id) => isLanguageId(id) && setLanguage(id)}
        >
          {languages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Show" value={scope} onChange={setScope}>
          <option value="doubtful">What somebody should look at</option>
          <option value="all">All pictures</option>
        </Choice>
      </Flex>
      <Text muted role="status">
        {isReading
          ? "Reading the translations…"
          : `${doubtful.length} of ${judged.length} texts to look at.`}
      </Text>
      <FirstOf items={[...listed]} count={SHOWN}>
        {(shown) =>
          shown.map(([asset, places]) => (
            <PictureCard key={asset} places={places}>
              {places.map((picture) => (
                <PlaceForm
                  key={`${language} ${picture.key} ${picture.words}`}
                  picture={picture}
                  language={language}
                  translationId={stored.find((each) => each.documentId === documentId(picture))?.id}
                  pages={pages}
                />
              ))}
            </PictureCard>
          ))
        }
      </FirstOf>
    </Stack>
  );
}

const documentId = ({ seen }: Judged) => seen.document._id;

/** Width of a picture in the list, in pixels. */
const WIDTH = 200;

function PictureCard({
  places,
  children,
}: {
  places: readonly Judged[];
  children: React.ReactNode;
}) {
  const [first] = places;
  const address =
    first &&
    imageUrl({ asset: { _id: first.asset } })
      ?.width(WIDTH * 2)
      .auto("format")
      .url();
  return (
    <Card as="article" border radius={3} padding={[3, 4]}>
      <Flex gap={4} direction={["column", "column", "row"]}>
        <Box flex="none">
          {/* biome-ignore lint/performance/noImgElement: the Studio is no Next application. */}
          <img src={address} alt="" width={WIDTH} style={{ display: "block", maxWidth: "100%" }} />
        </Box>
        <Stack gap={5} flex={1}>
          {children}
        </Stack>
      </Flex>
    </Card>
  );
}

type PlaceProps = {
  picture: Judged;
  language: LanguageId;
  translationId: string | undefined;
  pages: readonly TreePage[];
};

/** A place that shows a picture, with the text and why somebody should look at it. */
function PlaceForm({ picture, language, translationId, pages }: PlaceProps) {
  const { seen, path, place, alt, asset, image, beside, doubts, words } = picture;
  const { document, hasDraft } = seen;
  const [written, setWritten] = useState(words);
  const id = useId();
  const { send, isSending } = useActions();
  const may = useMay(document, "publish");
  const isEnglish = language === ENGLISH;
  const name = `${documentOf(picture)} › ${place}`;
  const isOfOther = isEnglish && typeof image.altFor === "string" && image.altFor !== asset;
  const isConfirming = isOfOther && written === words && words !== "";
  const isNothingNew = written.trim() === "" || (written === words && !isOfOther);
  const save = () =>
    send(
      async (client) => {
        const { undo } = await (isEnglish
          ? saveEnglish(client, picture, written.trim())
          : saveTranslated(client, picture, {
              language,
              id: translationId,
              words: written.trim(),
            }));
        return undo;
      },
      hasDraft && isEnglish ? "Saved in the draft, which is not published yet." : "Saved.",
    );
  const shownOn = pages.filter(
    ({ id: pageId }) => pageId === document._id || listedOn(listing(document)).includes(pageId),
  );
  return (
    <Stack gap={3} role="group" aria-label={name}>
      <EditLink params={{ id: document._id, type: document._type, path }}>{name}</EditLink>
      {beside !== "" && (
        <Text size={1} muted textOverflow="ellipsis">
          Beside it: {beside}
        </Text>
      )}
      {!isEnglish && <Text size={1}>In English: {alt}</Text>}
      {doubts.map((doubt) => (
        <Text key={doubt} size={1} weight="medium">
          {doubt}
        </Text>
      ))}
      {picture.isDecorative && (
        <Text size={1} muted>
          Decoration only: nothing is said of it.
        </Text>
      )}
      {picture.isInRelease && (
        <Text size={1}>{words} (in a release, in which the translation is changed)</Text>
      )}
      {!picture.isDecorative && !picture.isInRelease && (
        <Flex gap={2} align="flex-end" wrap="wrap">
          <Stack gap={2} flex={1}>
            <Text as="label" htmlFor={id} size={1} muted>
              What it shows
            </Text>
            <GrowingText
              id={id}
              aria-label={`What it shows: ${name}`}
              lang={language}
              maxLength={200}
              value={written}
              // It is one line, which may take several here.
              onChange={(event) =>
                setWritten(event.currentTarget.value.replaceAll(/\s*\n\s*/g, " "))
              }
            />
          </Stack>
          <Button
            text={isConfirming ? "It fits this picture" : "Save"}
            tone="primary"
            mode={isNothingNew ? "ghost" : "default"}
            disabled={isSending || isNothingNew || may.granted !== true}
            onClick={save}
          />
        </Flex>
      )}
      {may.granted === false && <Text size={1}>{may.reason}</Text>}
      <Flex gap={3} wrap="wrap">
        {shownOn.flatMap(({ livePath, id: pageId }) => {
          if (livePath === undefined) return [];
          const path = pathIn(language, livePath);
          return [
            <Text key={pageId} size={1}>
              <a href={publicSiteUrl + path} target="_blank" rel="noopener">
                See {path}
              </a>
            </Text>,
          ];
        })}
      </Flex>
    </Stack>
  );
}

/** What decides on which pages a document is listed. */
function listing({ _type, emirate, otherEmirates }: ContentDocument) {
  const others = Array.isArray(otherEmirates) ? otherEmirates.filter(isRecord) : [];
  return { _type, emirate: isRecord(emirate) ? emirate : null, otherEmirates: others };
}
