/**
 * The text of a field as a translator gets it. A block of rich text is one phrase. What is not plain
 * text in it is a numbered tag, as in gettext, so that a translation may move it: a figure is
 * `<1/>`, and words with a mark or a link are `<2>words</2>`.
 */

/** A child of a block, as documents and query results contain it. */
type Child = { _type: string; _key?: string; text?: string | null; marks?: string[] | null };

type Block<Part extends Child> = { _key?: string; children?: Part[] | null };

const TAG = /<(\d+)(?:\/>|>([^<]*)<\/\1>)/g;

const isPlain = ({ _type, marks }: Child) => _type === "span" && !marks?.length;

/** The phrase of a block, such as `See <1>licences</1> in more than <2/> free zones`. */
export function phraseOf({ children }: Block<Child>): string {
  let number = 0;
  return (children ?? [])
    .map((child) => {
      if (isPlain(child)) return child.text ?? "";
      number += 1;
      return child._type === "span" ? `<${number}>${child.text ?? ""}</${number}>` : `<${number}/>`;
    })
    .join("");
}

/** The numbered tags of a phrase, sorted: `["<1/>", "<2>"]`. */
export function tagsOf(phrase: string): string[] {
  return [...phrase.matchAll(TAG)]
    .map(([, number, words]) => (words === undefined ? `<${number}/>` : `<${number}>`))
    .sort();
}

/** The tags of a phrase between which no words stand, as in `see the policy<1></1>`: `["<1>"]`. */
export function emptyTagsOf(phrase: string): string[] {
  return [...phrase.matchAll(TAG)]
    .filter(([, , words]) => words?.trim() === "")
    .map(([, number]) => `<${number}>`);
}

/** The words of a phrase without its tags. */
export const withoutTags = (phrase: string): string =>
  phrase.replace(TAG, (_tag, _number, words?: string) => words ?? "");

/** The names in braces of a phrase, sorted: `["{count}"]`. */
export const placeholdersOf = (phrase: string): string[] =>
  [...(phrase.match(/\{[^{}]*\}/g) ?? [])].sort();

/**
 * A block with a translated phrase. Figures, marks and links are those of the source.
 * @param phrase a translation. If its tags are not those of the source, the block stays as it is.
 */
export function withPhrase<Part extends Child, Whole extends Block<Part>>(
  block: Whole,
  phrase: string,
): Whole {
  if (tagsOf(phrase).join() !== tagsOf(phraseOf(block)).join()) return block;
  const source = block.children ?? [];
  const marked = source.filter((child) => !isPlain(child));
  const [plain] = source.filter(isPlain);
  const children: Part[] = [];
  const add = (child: Part | undefined, change: object) => {
    if (child !== undefined) children.push({ ...child, ...change });
  };
  let end = 0;
  const addPlain = (text: string) => {
    if (text === "") return;
    const _key = `${block._key}-${children.length}`;
    // A block without plain text has no span to copy, and one of its marked children serves.
    add(plain ?? marked[0], { _type: "span", _key, text, marks: [] });
  };
  for (const { 0: tag, 1: number, 2: words, index } of phrase.matchAll(TAG)) {
    addPlain(phrase.slice(end, index));
    add(marked[Number(number) - 1], words === undefined ? {} : { text: words });
    end = index + tag.length;
  }
  addPlain(phrase.slice(end));
  return { ...block, children };
}
