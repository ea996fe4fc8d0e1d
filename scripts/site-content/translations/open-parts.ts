import { saysTranslation } from "#schemas/rules/translation.ts";
import { type Content, type Placeholders, phraseFrom } from "./inline-codes.ts";

/** A part of a text, mostly a sentence, into which a translators' tool has divided it. */
export type Part = { source?: Content; target?: Content; state: string };

/** A part of a text that nobody has translated. */
export type OpenPart = {
  /** Its English, as far as the file has it. */
  english: string;
  /** Whether it has no text at all, so that the rest is no whole text. */
  isEmpty: boolean;
  /** Whether another part is translated. */
  isBesideTranslated: boolean;
};

/** The states, in XLIFF 1.2 and in 2.0, of a text that nobody has translated. */
const INITIAL = /^(?:initial|new|needs-translation)?$/;

/** Whether a state of XLIFF says that nobody has translated a text. */
export const isInitialState = (state: string): boolean => INITIAL.test(state);

/**
 * The first part of a text that is empty, is still English or a note, or that its tool marks as not
 * translated, although it marks others as translated.
 * @param placeholders of the English phrase
 * @returns undefined if all parts are translated, or if the text is one part with a text
 */
export function openPart(parts: readonly Part[], placeholders: Placeholders): OpenPart | undefined {
  const isMarked = parts.some(({ state }) => !isInitialState(state));
  const read = parts.map(({ source, target = [], state }) => {
    const [english, text] = [source ?? [], target].map((content) =>
      phraseFrom(content, placeholders).replace(/\s+/g, " ").trim(),
    );
    const [from = "", to = ""] = [english, text];
    const hasWords = source === undefined || /\S/.test(from);
    const isEmpty = hasWords && to === "";
    const isLeft = !saysTranslation({ source: from, text: to });
    const isInitial = isMarked && isInitialState(state) && /\p{L}/u.test(from);
    const isOpen = isEmpty || isLeft || isInitial;
    return { english: from, isEmpty, isOpen, isTranslated: !isOpen && from !== to };
  });
  const open = read.filter(({ isOpen }) => isOpen);
  const first = open.find(({ isEmpty }) => isEmpty) ?? open[0];
  if (first === undefined || (parts.length === 1 && !first.isEmpty)) return undefined;
  const { english, isEmpty } = first;
  return { english, isEmpty, isBesideTranslated: read.some(({ isTranslated }) => isTranslated) };
}
