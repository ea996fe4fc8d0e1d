/**
 * Inline elements of XLIFF for the tags of a phrase, so that translators' tools protect them. In
 * XLIFF 2.0 `<1/>` is `<ph id="1"/>`, `<2>words</2>` is `<pc id="2">words</pc>`, and a name in
 * braces is a `<ph>` that shows the name. XLIFF 1.2 has `<x>` and `<g>` for the same.
 */

/** The versions of XLIFF that are written. */
export const xliffVersions = ["2.0", "1.2"] as const;
export type XliffVersion = (typeof xliffVersions)[number];

/** The inline elements of each version. What they show is escaped already. */
const ELEMENTS: Record<
  XliffVersion,
  { alone(id: string, shown: string): string; start(id: string): string; end: string }
> = {
  "2.0": {
    alone: (id, shown) => `<ph id="${id}" disp="${shown}"/>`,
    start: (id) => `<pc id="${id}" dispStart="&lt;${id}&gt;" dispEnd="&lt;/${id}&gt;">`,
    end: "</pc>",
  },
  "1.2": {
    alone: (id, shown) => `<x id="${id}" equiv-text="${shown}"/>`,
    start: (id) => `<g id="${id}">`,
    end: "</g>",
  },
};

const PARTS = /<(\d+)\/>|<(\d+)>|<\/(\d+)>|(\{[^{}]*\})/g;
const PLACEHOLDER = /^\{[^{}]*\}$/;

/** Texts and inline elements of XLIFF in their order. `shown` is what a tool shows of an element. */
export type Content = (
  | { text: string }
  | { id: string; shown: string; kind: "alone" | "start" | "end" }
)[];

/** Names in braces, each with the id of its inline element. */
export type Placeholders = readonly { id: string; name: string }[];

export const escapeXml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The names in braces of an English phrase, in their order. */
export const placeholdersIn = (source: string): Placeholders =>
  (source.match(/\{[^{}]*\}/g) ?? []).map((name, index) => ({ id: `p${index + 1}`, name }));

/**
 * The XML of an English phrase or of its translation.
 * @param placeholders of the English phrase
 */
export function inlineXml(
  phrase: string,
  placeholders: Placeholders,
  version: XliffVersion,
): string {
  const { alone: aloneXml, start: startXml, end: endXml } = ELEMENTS[version];
  const free = [...placeholders];
  const idOf = (name: string) => {
    const place = free.findIndex((each) => each.name === name);
    return free.splice(place, 1)[0]?.id ?? "";
  };
  let xml = "";
  let end = 0;
  for (const match of phrase.matchAll(PARTS)) {
    const [part, alone, opening, , name] = match;
    const shown = escapeXml(part);
    xml += escapeXml(phrase.slice(end, match.index));
    end = match.index + part.length;
    if (alone !== undefined) xml += aloneXml(alone, shown);
    else if (name !== undefined) xml += aloneXml(idOf(name), shown);
    else xml += opening === undefined ? endXml : startXml(opening);
  }
  return xml + escapeXml(phrase.slice(end));
}

/** The names in braces of an English phrase, as its inline elements show them. */
export const shownPlaceholders = (source: Content): Placeholders =>
  source.flatMap((part) =>
    "id" in part && PLACEHOLDER.test(part.shown) ? [{ id: part.id, name: part.shown }] : [],
  );

/**
 * The phrase of the content of XLIFF.
 * @param placeholders of the English phrase
 */
export function phraseFrom(content: Content, placeholders: Placeholders): string {
  return content
    .map((part) => {
      if ("text" in part) return part.text;
      const { id, kind } = part;
      if (kind === "start") return `<${id}>`;
      if (kind === "end") return `</${id}>`;
      return placeholders.find((each) => each.id === id)?.name ?? `<${id}/>`;
    })
    .join("");
}
