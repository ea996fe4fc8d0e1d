/** An object type without nested ones, whose strings contain no braces. */
const INNERMOST = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;
/** The placeholder of an object type, with its number. */
const PLACE = /‹(\d+)›/g;

/**
 * Names each object type that is written out in several places, so that a rich text is spelled once
 * and not in every query. Sanity's generator writes out every projection in full.
 * @param code TypeScript as Sanity's generator formats it
 */
export function nameRepeatedTypes(code: string): string {
  const flat = code.replaceAll(/^\/\/ Query: .*\n/gm, "").replaceAll(/^ +/gm, "");
  const [types = "", client = ""] = flat.split(/(?=^\/\/ Query TypeMap$)/m);

  // Object types are replaced by their numbers from the inside out. Equal texts get equal numbers,
  // so a type that is repeated only because its container is repeated counts once.
  const blocks: string[] = [];
  const idOf = new Map<string, number>();
  let outermost = types;
  while (outermost.search(INNERMOST) !== -1) {
    outermost = outermost.replaceAll(INNERMOST, (block) => {
      const id = idOf.get(block) ?? blocks.push(block) - 1;
      idOf.set(block, id);
      return `‹${id}›`;
    });
  }

  const all = [outermost, ...blocks].join("\n");
  const names = new Map<string, string>();
  const taken = new Set(types.match(/(?<=^export type )\w+/gm));
  const places = Map.groupBy(all.matchAll(PLACE), ([, id = ""]) => id);
  for (const [id, [first, second]] of places) {
    if (first === undefined || second === undefined) continue;
    const own = new RegExp(`^export type (\\w+) = ‹${id}›`, "m").exec(outermost)?.[1];
    const field = /(\w+)\??: [^:;{}]*$/.exec(all.slice(0, first.index))?.[1];
    const name = own ?? firstFree(`Queried${wordFor(blocks[Number(id)] ?? "", field)}`, taken);
    taken.add(name);
    names.set(id, name);
  }

  const write = (text: string): string =>
    text.replaceAll(PLACE, (_, id: string) => names.get(id) ?? whole(id));
  const whole = (id: string) => write(blocks[Number(id)] ?? "");
  const declared = new Set<string>();
  const results = outermost.replaceAll(
    /^(export type (\w+) = )‹(\d+)›/gm,
    (line, start: string, name: string, id: string) => {
      if (names.get(id) !== name) return line;
      declared.add(name);
      return start + whole(id);
    },
  );
  const parts = [...names].flatMap(([id, name]) =>
    declared.has(name) ? [] : [`type ${name} = ${whole(id)};\n`],
  );
  const heading = "// Parts of what several queries answer";
  return indented([write(results), heading, ...parts, client].join("\n"));
}

/** The name of an object type: its `_type`, or the field that contains it. */
function wordFor(block: string, field = "part"): string {
  const word = /^_type: "([\w.]+)";$/m.exec(block)?.[1]?.replaceAll(".", "") ?? field;
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
    depth += line.split("{").length - line.split("}").length;
    return line && indent + line;
  });
  return lines.join("\n");
}
