import type { CustomValidatorResult } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { emptyTagsOf, placeholdersOf, tagsOf } from "../shared/translations/phrase.ts";
import { sameNumbers } from "../shared/translations/same-numbers.ts";
import { hasInvisible } from "../shared/visible-text.ts";
import { otherCurrency } from "./currencies.ts";
import { withoutForeignSigns } from "./text.ts";
import { holdsTranslatorsNote, isTranslatorsNote } from "./translators-notes.ts";

/** The two texts of a row; undefined while one of them is missing. */
function textsOf(row: unknown): { source: string; text: string } | undefined {
  if (!isRecord(row)) return undefined;
  const { source, text } = row;
  return typeof source === "string" && typeof text === "string" ? { source, text } : undefined;
}

/** A problem of the field with the translation. */
const atText = (message: string): CustomValidatorResult => ({ message, path: ["text"] });

/**
 * Refuses a translation with other tags or other names in braces than its source, and one whose
 * tags have lost their words, as programs that translate leave them: a link without words is none.
 */
export function keepsTags(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined) return true;
  const { source, text } = texts;
  const needed = [...tagsOf(source), ...placeholdersOf(source)];
  const found = [...tagsOf(text), ...placeholdersOf(text)];
  if (needed.join() === found.join()) return keepsWordsInTags(texts);
  if (needed.length === 0)
    return atText(`Remove ${found.join(", ")}: the English has no such tag.`);
  return atText(`Use each of these once: ${needed.join(", ")}. The English phrase has them too.`);
}

function keepsWordsInTags({ source, text }: { source: string; text: string }) {
  const [first] = emptyTagsOf(text).filter((tag) => !emptyTagsOf(source).includes(tag));
  return first === undefined
    ? true
    : atText(`Put the words that ${first} marks between ${first} and ${first.replace("<", "</")}.`);
}

/**
 * Doubts a translation that visitors could not read: with tags, entities or wrong letters that the
 * English phrase does not have, or without any letter.
 * @returns true, or what is wrong in a sentence
 */
export function readsWell({ source, text }: { source: string; text: string }): true | string {
  if (hasInvisible(text) && !hasInvisible(source)) {
    return "It holds characters that nobody sees: type it anew, or paste it as plain text.";
  }
  const doubt = withoutForeignSigns(text, source);
  if (doubt !== true) return doubt;
  if (isAccented(text) && !isAccented(source)) return FOR_TESTS;
  const note = noteInstead({ source, text });
  if (note !== undefined) return note;
  if (holdsTranslatorsNote({ source, text })) return HOLDS_NOTE;
  if (FRAMED.test(text.trim()) && !FRAMED.test(source.trim())) return FOR_TESTS;
  const left = LEFT_IN_FILES.find(({ sign }) => sign.test(text) && !sign.test(source));
  if (left !== undefined) return left.message;
  const currency = otherCurrency({ source, text });
  if (currency !== undefined) {
    return `It names ${currency}, which the English does not: amounts stay in their currency.`;
  }
  const grouped = text.match(ENGLISH_GROUPS)?.find((amount) => source.includes(amount));
  if (grouped !== undefined) {
    return `“${grouped}” is written as in English, and reads as a decimal here: write “${grouped.replaceAll(",", " ")}”.`;
  }
  if (LATIN.test(source) && !LATIN.test(text) && letterCount(text) > 0) {
    return "Its letters are those of no language of the site.";
  }
  const [letters, ofSource] = [letterCount(text), letterCount(source)];
  if (ofSource > 0 && text !== "" && letters === 0 && placeholdersOf(text).length === 0) {
    return "The translation has no letter.";
  }
  return text === "" ? true : ofUsualLength(letters, ofSource);
}

/** What is wrong with a text that says where or when there is a translation, and is none. */
function noteInstead({ source, text }: { source: string; text: string }): string | undefined {
  if ((NOT_YET.test(text) && !NOT_YET.test(source)) || isTranslatorsNote({ source, text })) {
    return "It is a note that the translation is missing: translate it.";
  }
  return REFERENCE.test(text) && !SAME.test(source)
    ? "It refers to another text: write the translation out."
    : undefined;
}

/**
 * Whether a sentence of a text is no note and no longer the English one. An abbreviation is the
 * same in most languages, and so is a name after a line or a dash.
 */
export function saysTranslation({ source, text }: { source: string; text: string }): boolean {
  const isSame =
    source.trim() === text.trim() &&
    /\p{Ll}/u.test(lettersOf(source)) &&
    !(AFTER_SIGN.test(source) && !/(?<!\p{L})\p{Ll}/u.test(lettersOf(source)));
  return !isSame && noteInstead({ source, text }) === undefined;
}

/** Doubts a text that is far shorter or longer than its English. */
function ofUsualLength(letters: number, ofSource: number): true | string {
  if (ofSource < LONG) return true;
  if (letters < ofSource * SHORTEST_PART) {
    return `It has ${letters} of the ${ofSource} letters of the English, which is too few for a translation: translate all of it.`;
  }
  return letters > ofSource * LONGEST_PART
    ? `It has ${letters} letters where the English has ${ofSource}: leave out what the English does not say.`
    : true;
}

/** An amount with commas, which are decimal ones in every other language of the site. */
const ENGLISH_GROUPS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;
/** What sets a name apart from the sentence before it: “… | Nordune”. */
const AFTER_SIGN = /^\s*[|·–—]/;
/** Brackets and signs that programs put around each text, so that a cut one is seen. */
const FRAMED = /^(?:\[.*\]|⟦.*⟧|⟪.*⟫|【.*】|!!!.*!!!|###.*###|%%%.*%%%|\$\$\$.*\$\$\$|xxx.*xxx)$/s;
/** What people and programs write where a translation is missing. */
const NOT_YET =
  /^[\s\p{P}\p{S}]*(?:to ?do|tb[dac]|t\.b\.[dac]|n ?\/ ?a|x{2,}|missing|untranslated|(?:needs |no |missing )?translation(?: missing| needed)?|not (?:yet )?translated|translate(?: me)?|lorem ipsum.*)[\s\p{P}\p{S}]*$/isu;
/** What people write in a list instead of a text that they have written before. */
const REFERENCE =
  /^[\s\p{P}\p{S}]*(?:idem|id\.|dit+o|do\.|ib(?:id)?(?:em)?|(?:the )?same(?: (?:as )?(?:above|before|below|english|in english))?|(?:see|as|cf\.?) (?:above|before|below|english|previous|comments?|notes?)|samma(?: som (?:ovan|förut))?|(?:se|som) ovan|samme(?: som (?:over|ovenfor))?|(?:se|som) oven?for|se over|sama(?: kuin (?:yllä|edellä))?|(?:katso|ks\.?|kts\.?) (?:yllä|edellä)|j\.? ?w\.?|jak wyżej|to samo|(?:zob\.|zobacz|patrz) wyżej|sama mis (?:eespool|üleval)|vt\.? (?:eespool|üleval)|(?:žr\.?|kaip) (?:aukščiau|pirmiau)|tas pats|(?:skat\.?|sk\.?) (?:augstāk|iepriekš)|tas pats)[\s\p{P}\p{S}]*$/iu;
/** An English text whose translation may say so, too. */
const SAME = /\b(?:same|above|below|before|see|ditto|idem)\b/i;
/** Letters of a text from which on a language cannot have so many accents, and from which on its length tells. */
const LONG = 12;
/** No translation has a smaller part of the letters of its English. “Tull” has 0.31 of “Customs duties”. */
const SHORTEST_PART = 0.25;
/** No translation has more times the letters: “VAT registration” in Finnish has 2.9. */
const LONGEST_PART = 3.5;

const FOR_TESTS = "It is a text for tests, such as translators' programs make: translate it.";
const HOLDS_NOTE = "It holds a note: leave it out, and write to whoever sent the file.";

/** What people, programs and spreadsheets leave in a file. */
const LEFT_IN_FILES = [
  {
    // What chat programs say before or instead of a translation.
    sign: /^(?:sure|certainly|of course|absolutely)[!,.:]|^(?:here(?:['’]s| is)|below is) the translation|\bas an AI\b|\blanguage model\b|^(?:i['’]m|i am) sorry\b|^(?:translation|translated text|översättning(?:en)?|oversettelse(?:n)?|oversættelse(?:n)?|käännös|tõlge|tulkojums|vertimas|tłumaczenie) ?:/i,
    message: "It holds what a program said about its translation: leave that out.",
  },
  {
    sign: /[[(](?:note|nb|n\.b\.|check|todo|tbc|anm(?:ärkning)?|kommentar|merknad|bemærkning|obs|kolla|kontrollera|sjekk|tjek|tarkista|huom(?:autus)?|märkus|piezīme|pastaba|uwaga|przyp(?:is)?)(?![\p{L}])[^\])]*[\])]|\?{2,}/iu,
    message: HOLDS_NOTE,
  },
  {
    // Two translations, of which somebody is to choose, and how sure the translator is.
    sign: /\((?:or|eller|tai|vai|või|vai arī|arba|albo|lub)(?!\p{L})[^)]*\?\s*\)|\s\/\s[^/]*\?\s*$|\s\/\/\s|<-|!{2,}|[[(](?:unsure|not sure|osäkert?|usikkert?|epävarma|ebakindel|nav drošs|neaišku|niepewne)\b[^\])]*[\])]/iu,
    message: HOLDS_NOTE,
  },
  {
    sign: /^\s*(?:true|false|sann|sant|falsk|falskt|sand|usann|tosi|epätosi|#\p{L}[\p{L}\d/_]*[!?]?)\s*$/iu,
    message: "A spreadsheet has put this value there: translate the text.",
  },
];

/** The letters of all languages of the site. */
const LATIN = /\p{Script=Latin}/u;

/** Whether a program made a text to test a layout: “[!!! Şéṽéñ ƒîéļðš !!!]”. */
function isAccented(text: string): boolean {
  const letters = text.match(/\p{Script=Latin}/gu) ?? [];
  const foreign = letters.filter((letter) => !/[a-z]/i.test(letter));
  return letters.length >= LONG && foreign.length > letters.length / 2;
}

/** Doubts what `readsWell` doubts, and a text that is still the English one. */
export function looksTranslated(texts: { source: string; text: string }): true | string {
  const { source, text } = texts;
  if (source.trim() === text.trim() && letterCount(source) > 0) return "It is the English text.";
  const doubt = readsWell(texts);
  return doubt === true && holdsEnglish(source, text) ? "It still holds the English text." : doubt;
}

/** Words that stand in names, too: “Ministry of Health and Prevention”. */
const OF_NAMES = new Set(["a", "an", "and", "at", "for", "from", "in", "of", "on", "the", "to"]);

const wordsOf = (phrase: string) => lettersOf(phrase).match(/\p{L}+/gu) ?? [];

const SENTENCES = /(?<=[.!?:;])\s+/;

/**
 * Whether a text has all words of the English, or of one of its sentences, with other capitals or
 * signs, or beside others.
 */
function holdsEnglish(source: string, text: string): boolean {
  const joined = (phrase: string) => ` ${wordsOf(phrase).join(" ").toLowerCase()} `;
  const translated = joined(text);
  return [source, ...source.split(SENTENCES)].some((phrase) => {
    const words = wordsOf(phrase);
    const plain = words.filter((word) => word === word.toLowerCase() && !OF_NAMES.has(word));
    return plain.length >= 2 && words.length >= 3 && translated.includes(joined(phrase));
  });
}

/** A phrase without its tags and names in braces. */
const lettersOf = (phrase: string) => phrase.replace(/<[^<>]*>|\{[^{}]*\}/g, "");

const letterCount = (phrase: string) => lettersOf(phrase).match(/\p{L}/gu)?.length ?? 0;

/** Warns of a translation that visitors could not read. */
export function readableRow(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  const doubt = texts === undefined ? true : readsWell(texts);
  return doubt === true ? true : atText(doubt);
}

/**
 * Refuses a translation with other numbers than its source. Their order and separators may differ.
 * An escaped letter is named as such, and not by its digits.
 */
export function keepsNumbers(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined || sameNumbers(texts.source, texts.text)) return true;
  const doubt = withoutForeignSigns(texts.text, texts.source);
  if (doubt !== true) return atText(doubt);
  return atText("Keep the numbers of the English phrase: no digit may differ or change its place.");
}
