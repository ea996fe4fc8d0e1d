import { inTasks } from "@nordune/content-tool/in-tasks";
import type { Schema } from "@sanity/types";
import {
  isTranslationLanguage,
  languageOf,
  type TranslationLanguageId,
} from "../../../schemas/shared/languages.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { documentsToTranslate } from "../../../schemas/shared/translations/documents-to-translate.ts";
import { termsInOtherWords } from "../../../schemas/shared/translations/glossary.ts";
import {
  type Entry,
  entriesOf,
  phrasesToTranslate,
  rowsAmong,
} from "../../../schemas/shared/translations/translation-rows.ts";
import { type ContentDocument, text, translationTitle } from "./content.ts";
import type { CheckKind, Finding } from "./finding.ts";

/**
 * What visitors see in English on pages that are shown in another language: phrases that were
 * changed after they were translated, and phrases without a translation. And terms in other words
 * than the glossary has.
 */
export async function translationFindings(
  documents: readonly ContentDocument[],
  schema: Pick<Schema, "get">,
): Promise<Finding[]> {
  const byId = new Map(documentsToTranslate(documents).map((document) => [document._id, document]));
  const shown = documents.filter(
    ({ _type, isShown }) => _type === "translation" && isShown === true,
  );
  const findings: Finding[] = [];
  for await (const translation of inTasks(shown))
    findings.push(...findingsOf(translation, byId, schema));
  return findings;
}

function findingsOf(
  translation: ContentDocument,
  byId: ReadonlyMap<string, ContentDocument>,
  schema: Pick<Schema, "get">,
): Finding[] {
  const { translated, language, rows } = translation;
  const document = byId.get(isRecord(translated) ? text(translated._ref) : "");
  const type = document && schema.get(document._type);
  if (document === undefined || type === undefined || !isTranslationLanguage(language)) return [];
  const entries = entriesOf(
    phrasesToTranslate(document, type, languageOf(language)),
    rowsAmong(rows),
  );
  const title = translationTitle(translation, byId) ?? "";
  const place = { id: translation._id, type: translation._type, title };
  return [...statesOf(entries, place), ...termFindings(entries, place, language)];
}

type Translation = { id: string; type: string; title: string };

/** One finding for each text that has a term in other words than the glossary. */
function termFindings(
  entries: readonly Entry[],
  { title, ...translation }: Translation,
  language: TranslationLanguageId,
): Finding[] {
  return entries.flatMap((entry): Finding[] => {
    if (entry.state !== "translated") return [];
    const terms = termsInOtherWords(entry.row, language);
    if (terms.length === 0) return [];
    const words = terms.map(({ english, word }) => `“${english}” is “${word}”`).join(", ");
    return [
      {
        kind: "other-term",
        document: { ...translation, title, field: `rows[_key=="${entry.row._key}"].text` },
        problem: `${title}: in the glossary ${words}, and not so in “${entry.row.text}”.`,
        fix: "Open the text. Use the word of the glossary, or press “Accept these words”.",
      },
    ];
  });
}

function statesOf(entries: readonly Entry[], { title, ...translation }: Translation): Finding[] {
  const finding = (kind: CheckKind, state: Entry["state"], what: string, fix: string) => {
    const [first, ...others] = entries.filter((entry) => entry.state === state);
    if (first === undefined) return [];
    const phrase = "phrase" in first ? first.phrase.source : first.row.source;
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    const field = "row" in first ? `rows[_key=="${first.row._key}"].text` : "rows";
    const document = { ...translation, title, field };
    return [{ kind, document, problem: `${title}: ${what}: “${phrase}”${more}.`, fix }];
  };
  return [
    ...finding(
      "changed-phrase",
      "changed",
      "changed in English after the translation, so visitors read English",
      "Open the translation. Press “Meaning unchanged”, or write the new translation.",
    ),
    ...finding(
      "changed-phrase",
      "removed",
      "no longer in the English document",
      "Open the translation, and remove the text.",
    ),
    ...finding(
      "missing-phrase",
      "missing",
      "not translated yet",
      "Open the translation, and write what is missing.",
    ),
  ];
}
