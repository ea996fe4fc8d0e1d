type Block = { start: number; end: number; inside: Block[] };

/** Strings, in which braces mean nothing, and braces. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}]/g;

/**
 * Gives each object type that is written out in more than one place a name of its own: a rich text
 * of forty fields is spelled once, not in every query that asks for one. Sanity's generator writes
 * out whatever a query projects, each time, with the whole query above it.
 * @param code TypeScript as Sanity's generator lays it out
 */
export function nameRepeatedTypes(code: string): string {
  const flat = code.replaceAll(/^\/\/ Query: .*\n/gm, "").replaceAll(/^ +/gm, "");
  const [types = "", client = ""] = flat.split(/(?=^\/\/ Query TypeMap$)/m);
  const outermost = readBlocks(types);
  const textOf = ({ start, end }: Block) => types.slice(start, end);

  // What stands twice only because what is around it does needs no name.
  const places = new Map<string, Set<string>>();
  const blockOf = new Map<string, Block>();
  const notePlaces = (block: Block, place: string) => {
    const text = textOf(block);
    // The first: the content model's own types stand before what queries answer.
    if (!blockOf.has(text)) blockOf.set(text, block);
    places.set(text, (places.get(text) ?? new Set()).add(place));
    for (const [index, inner] of block.inside.entries()) notePlaces(inner, `${index} in ${text}`);
  };
  for (const block of outermost) notePlaces(block, `at ${block.start}`);

  const declared = new Map<number, string>();
  for (const { index, 0: opening, 1: name = "" } of types.matchAll(
    /^export type (\w+) = (?=\{)/gm,
  )) {
    declared.set(index + opening.length, name);
  }
  const taken = new Set(types.match(/(?<=^export type )\w+/gm));
  const names = new Map<string, string>();
  for (const [text, { size }] of places) {
    const block = blockOf.get(text);
    if (!block || size === 1) continue;
    const name = declared.get(block.start) ?? firstFree(`Queried${wordFor(types, block)}`, taken);
    taken.add(name);
    names.set(text, name);
  }
  const withNames = (start: number, end: number, inside: Block[]): string => {
    let result = "";
    let at = start;
    for (const block of inside) {
      const name = names.get(textOf(block));
      const isItself = name !== undefined && declared.get(block.start) === name;
      result += types.slice(at, block.start);
      result += name && !isItself ? name : withNames(block.start, block.end, block.inside);
      at = block.end;
    }
    return result + types.slice(at, end);
  };
  const parts = [...names].flatMap(([text, name]) => {
    const block = blockOf.get(text);
    if (!block || declared.get(block.start) === name) return [];
    return `type ${name} = ${withNames(block.start, block.end, block.inside)};\n`;
  });
  const results = withNames(0, types.length, outermost);
  return indented(
    [results, "// Parts of what several queries answer", ...parts, client].join("\n"),
  );
}

function readBlocks(types: string): Block[] {
  const whole: Block = { start: 0, end: types.length, inside: [] };
  const open = [whole];
  for (const { 0: token, index } of types.matchAll(TOKENS)) {
    if (token === "{") {
      const block: Block = { start: index, end: index, inside: [] };
      open.at(-1)?.inside.push(block);
      open.push(block);
    } else if (token === "}") {
      const block = open.pop();
      if (block) block.end = index + 1;
    }
  }
  return whole.inside;
}

/** What a block is: the `_type` it states itself, or the field it stands in. */
function wordFor(types: string, { start, end, inside }: Block): string {
  const ownText = [start, ...inside.map((inner) => inner.end)]
    .map((from, index) => types.slice(from, inside[index]?.start ?? end))
    .join("");
  const type = /^_type: "([\w.]+)";$/m.exec(ownText)?.[1];
  const field = /(\w+)\??: [^:;{}]*$/.exec(types.slice(0, start))?.[1];
  const word = (type ?? field ?? "part").replaceAll(/\W/g, "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let count = 2; ; count += 1) if (!taken.has(`${name}${count}`)) return `${name}${count}`;
}

function indented(code: string): string {
  let depth = 0;
  const lines = code.split("\n").map((line) => {
    const indent = "  ".repeat(line.startsWith("}") ? depth - 1 : depth);
    for (const [token] of line.matchAll(TOKENS))
      depth += token === "{" ? 1 : token === "}" ? -1 : 0;
    return line && indent + line;
  });
  return lines.join("\n");
}
