import {
  ClientError,
  type IdentifiedSanityDocumentStub,
  type PatchOperations,
  type SanityClient,
} from "@sanity/client";
import { getDraftId } from "@sanity/client/csm";
import { needsSecondPerson, secondPersonQuery } from "../../../../schemas/rules/second-person.ts";
import {
  keyOfPhrase,
  rowsAmong,
  translationId,
} from "../../../../schemas/shared/translations/translation-rows.ts";
import { fieldOf, type PictureText } from "./picture-texts.ts";

type Stored = { _id: string; _type: string; _rev: string; [field: string]: unknown };
type Undo = (client: SanityClient) => Promise<undefined>;
/** Where the words are now. */
type Saved = { isPublished: boolean; undo: Undo };

const CHANGED_SINCE =
  "Somebody has changed the document meanwhile. Look at it, and write the text again.";

/**
 * Stores what a picture shows, in English. What is published is changed at once, unless somebody has
 * a draft of the document or a second person has to approve it; then the draft is changed.
 * @throws Error with the reason for the editor
 */
export function saveEnglish(client: SanityClient, picture: PictureText, words: string) {
  const { asset, path, seen } = picture;
  return change(client, seen.document._id, () => ({
    set: { [`${path}.alt`]: words, [`${path}.altFor`]: asset },
  }));
}

/** Stores the translation of a picture's text as `saveEnglish` does; a new translation is a draft. */
export function saveTranslated(
  client: SanityClient,
  picture: PictureText,
  { language, id, words }: { language: string; id: string | undefined; words: string },
) {
  const documentId = picture.seen.document._id;
  const field = fieldOf(picture);
  const row = { field, source: picture.alt, text: words };
  const made = {
    _type: "translation",
    language,
    translated: { _type: "reference", _ref: documentId, _weak: true },
    isShown: false,
    rows: [],
  };
  return change(
    client,
    id ?? translationId(language, documentId),
    (stored) => {
      const own = rowsAmong(stored.rows).filter((each) => each.field === field);
      // A field outside of lists has one text, whatever it was before.
      const before =
        own.find(({ source }) => source === picture.alt) ??
        (field.includes("[]") ? undefined : own[0]);
      if (before === undefined) {
        const _key = keyOfPhrase(`${field}\n${picture.alt}`);
        const item = { _key, _type: "translatedText", ...row };
        return { setIfMissing: { rows: [] }, insert: { after: "rows[-1]", items: [item] } };
      }
      const at = `rows[_key=="${before._key}"]`;
      return { set: { [`${at}.source`]: picture.alt, [`${at}.text`]: words } };
    },
    made,
  );
}

async function change(
  client: SanityClient,
  id: string,
  patchOf: (stored: Stored) => PatchOperations,
  made?: { _type: string; [field: string]: unknown },
): Promise<Saved> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const draftId = getDraftId(id);
  const { versions, setting } = await raw.fetch<{ versions: Stored[]; setting: unknown }>(
    `{ "versions": *[_id in [$id, $draftId]], "setting": ${secondPersonQuery} }`,
    { id, draftId },
  );
  const published = versions.find(({ _id }) => _id === id);
  const draft = versions.find(({ _id }) => _id === draftId);
  const isAtOnce =
    published !== undefined && draft === undefined && !needsSecondPerson(published, setting);
  const before = isAtOnce ? published : draft;
  const begun: Stored | undefined = made && { ...made, _id: draftId, _rev: "" };
  const base = before ?? published ?? begun;
  if (base === undefined) throw new Error("The document is no longer there.");
  const target = before?._id ?? draftId;
  const transaction = raw.transaction();
  if (before === undefined) transaction.create({ ...withoutRevision(base), _id: draftId });
  transaction.patch(target, {
    ...patchOf(base),
    ...(before && { ifRevisionID: before._rev }),
  });
  const { transactionId } = await transaction.commit({ visibility: "sync" }).catch(failed);
  return {
    isPublished: isAtOnce,
    async undo(again) {
      const back = again.withConfig({ perspective: "raw", useCdn: false }).transaction();
      // An empty patch checks that nobody has written since.
      back.patch(target, { ifRevisionID: transactionId, unset: ["savedWordsGuard"] });
      if (before === undefined) back.delete(target);
      else back.createOrReplace(withoutRevision(before));
      await back.commit({ visibility: "sync" }).catch(failed);
      return undefined;
    },
  };
}

/** @throws what an editor reads: that somebody else has written (409), or what the API says */
function failed(cause: unknown): never {
  const isChanged = cause instanceof ClientError && cause.statusCode === 409;
  throw isChanged ? new Error(CHANGED_SINCE, { cause }) : cause;
}

function withoutRevision({ _id, _type, _rev, ...fields }: Stored): IdentifiedSanityDocumentStub {
  return { ...fields, _id, _type };
}
