import { partsOf } from "@nordune/content-tool/browser";
import { getPublishedId, isDraftId } from "@sanity/client/csm";
import type { Path, Schema } from "@sanity/types";
import { assetOf, warnOnOtherPicture } from "../../../../schemas/rules/pictures.ts";
import { alternativeText } from "../../../../schemas/rules/text.ts";
import { isRecord } from "../../../../schemas/shared/record.ts";
import { documentsToTranslate } from "../../../../schemas/shared/translations/documents-to-translate.ts";
import { entriesOf, rowsAmong } from "../../../../schemas/shared/translations/translation-rows.ts";
import {
  type ContentDocument,
  findingDocument,
  text,
} from "../../../../scripts/check-content/checks/content.ts";
import { headingOf } from "../../../lib/heading-of.ts";
import { titlesOf } from "../../../sanity-patches/validation/form-order.ts";

/**
 * A document as an editor sees it: its draft, else what is published, else its version in a release
 * (`isInRelease`).
 */
export type SeenDocument = { document: ContentDocument; hasDraft: boolean; isInRelease: boolean };

/** A place with a picture, and the text that says what the picture shows. */
export type PictureText = {
  key: string;
  /** Id of the file. */
  asset: string;
  image: Record<string, unknown>;
  seen: SeenDocument;
  /** Path of the image in the document, as a patch takes it. */
  path: string;
  /** The same for people, such as “Hero › Image”. */
  place: string;
  alt: string;
  isDecorative: boolean;
  /** What stands beside the picture. */
  beside: string;
};

/** What is known of a picture's text in one language. */
export type Judged = PictureText & {
  /** The text of the language. */
  words: string;
  /** Why somebody should look; empty for a text without a doubt. */
  doubts: string[];
  /** Whether the translation stands in a release, and is changed there. */
  isInRelease?: boolean;
};

/** The documents of all versions as an editor sees them. */
export function seenDocuments(versions: readonly ContentDocument[]): SeenDocument[] {
  return [...Map.groupBy(versions, ({ _id }) => getPublishedId(_id))].flatMap(([_id, own]) => {
    const published = own.find((each) => each._id === _id);
    const draft = own.find((each) => isDraftId(each._id));
    const shown = draft ?? published ?? own[0];
    if (shown === undefined) return [];
    const isInRelease = draft === undefined && published === undefined;
    return [{ document: { ...shown, _id }, hasDraft: draft !== undefined, isInRelease }];
  });
}

/** Every picture of the documents, at each of its places. */
export function pictureTexts(
  documents: readonly SeenDocument[],
  schema: Pick<Schema, "get">,
): PictureText[] {
  return documents.flatMap((seen) =>
    partsOf(seen.document, { type: "imageWithAlt", columns: [] }).flatMap(
      ({ place, value }): PictureText[] => {
        const asset = assetOf(value);
        const type = schema.get(seen.document._type);
        if (asset === undefined || type?.jsonType !== "object") return [];
        const path = pathOfPlace(place);
        return [
          {
            key: `${seen.document._id}#${place}`,
            asset,
            image: value,
            seen,
            path: place.replaceAll(/\[([^\]]*)\]/g, '[_key=="$1"]'),
            place: titlesOf(path, type, seen.document).join(" › "),
            alt: text(value.alt),
            isDecorative: value.decorative === true,
            beside: besideOf(path, seen.document),
          },
        ];
      },
    ),
  );
}

const pathOfPlace = (place: string): Path =>
  [...place.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)].map(([step, _key]) =>
    _key === undefined ? step : { _key },
  );

/** The heading and the first words nearest to a picture. */
function besideOf(path: Path, document: ContentDocument): string {
  const around: unknown[] = [document];
  for (const step of path.slice(0, -1)) {
    const at = around.at(-1);
    if (typeof step === "string") around.push(isRecord(at) ? at[step] : undefined);
    else if (isRecord(step) && Array.isArray(at)) {
      around.push(at.find((each) => isRecord(each) && each._key === step._key));
    }
  }
  for (const value of around.toReversed()) {
    if (!isRecord(value)) continue;
    const running = [value.lead, value.body, value.text, value.description].map(firstWords);
    const words = [headingOf(value), running.find((each) => each !== "")].filter(Boolean);
    if (words.length > 0) return words.join(" · ");
  }
  return "";
}

function firstWords(value: unknown): string {
  if (typeof value === "string") return value;
  const [block]: unknown[] = Array.isArray(value) ? value : [];
  const children: unknown[] =
    isRecord(block) && Array.isArray(block.children) ? block.children : [];
  return children.map((child) => (isRecord(child) ? text(child.text) : "")).join("");
}

const FILE_NAME = /\.(?:jpe?g|png|webp|avif|heic|svg|gif)$|^(?:img|dsc|image|photo)[-_ ]?\d+/i;
const SAYS_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|graphic|logo)s?(?: of\b|$)/i;

/** Every picture with what is doubtful about its English text. */
export function judgedInEnglish(pictures: readonly PictureText[]): Judged[] {
  const sharing = Map.groupBy(pictures, ({ alt }) => plain(alt));
  return pictures.map((picture) => {
    const { alt, image, asset, isDecorative, beside } = picture;
    const judged = { ...picture, words: alt };
    if (isDecorative) return { ...judged, doubts: [] };
    const missing = alternativeText(alt, image);
    if (missing !== true) return { ...judged, doubts: [missing] };
    const other = warnOnOtherPicture(alt, image);
    const isShared = sharing.get(plain(alt))?.some((each) => each.asset !== asset) === true;
    const repeats = beside.split(" · ").some((words) => plain(words) === plain(alt));
    const doubts = [
      ...(other === true ? [] : [other]),
      ...(FILE_NAME.test(alt) ? ["This is the name of a file: say what the image shows."] : []),
      ...(SAYS_PICTURE.test(alt) ? ["Say what the image shows, not that it is one."] : []),
      ...(isShared ? ["Another picture has the same text."] : []),
      ...(repeats && !isName(picture) ? ["The text beside it says the same."] : []),
    ];
    return { ...judged, doubts };
  });
}

const plain = (words: string) => words.trim().toLowerCase().replace(/\.$/, "");

/** A logo is called by the name beside it. */
const isName = ({ alt, seen: { document } }: PictureText) => document.name === alt;

/** The texts of a translation, as they are stored. */
export type StoredWords = { documentId: string; id: string; rows: unknown; isInRelease: boolean };

/** Every picture whose document is translated, with what its text in a language lacks. */
export function judgedIn(
  pictures: readonly PictureText[],
  translations: readonly StoredWords[],
): Judged[] {
  const documents = new Set(pictures.map(({ seen }) => seen.document));
  const translated = new Set(documentsToTranslate([...documents]));
  const wordsOf = new Map(translations.map((each) => [each.documentId, each]));
  return [...Map.groupBy(pictures, ({ seen }) => seen.document)].flatMap(([document, own]) => {
    if (!translated.has(document)) return [];
    const written = own.filter(({ alt, isDecorative }) => !isDecorative && alt.trim() !== "");
    const fields = new Set(written.map(fieldOf));
    const { rows: stored, isInRelease = false } = wordsOf.get(document._id) ?? {};
    const rows = rowsAmong(stored).filter((row) => fields.has(row.field));
    const phrases = written.map((each) => ({ field: fieldOf(each), source: each.alt }));
    const entries = entriesOf(phrases, rows).filter((entry) => "phrase" in entry);
    return written.map((picture): Judged => {
      const entry = entries.find(
        ({ phrase }) => phrase.source === picture.alt && phrase.field === fieldOf(picture),
      );
      if (entry === undefined || !("row" in entry)) {
        return { ...picture, words: "", doubts: ["Not translated yet."], isInRelease };
      }
      const { row, state } = entry;
      const doubts = state === "changed" ? [`The English text was “${row.source}” before.`] : [];
      return { ...picture, words: row.text, doubts, isInRelease };
    });
  });
}

/** The field of a picture's text in a translation: `sections[].image.alt`. */
export const fieldOf = ({ path }: Pick<PictureText, "path">): string =>
  `${path.replaceAll(/\[[^\]]*\]/g, "[]")}.alt`;

/** The name of a picture's document for people. */
export const documentOf = ({ seen: { document } }: PictureText): string =>
  findingDocument(document).title;

/** The texts of translations, by the documents that they translate. */
export function storedWords(translations: readonly SeenDocument[]): StoredWords[] {
  return translations.flatMap(({ document: { _id, translated, rows }, isInRelease }) =>
    isRecord(translated) && typeof translated._ref === "string"
      ? [{ documentId: translated._ref, id: _id, rows, isInRelease }]
      : [],
  );
}
