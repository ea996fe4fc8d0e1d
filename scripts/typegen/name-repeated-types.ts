/** An object type without others in it, in whose strings braces mean nothing. */
const INNERMOST = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;
/** Stands for an object type, by its number. */
const PLACE = /‹(\d+)›/g;

/**
 * Gives each object type that is written out in more than one place a name of its own: a rich text
 * of forty fields is spelled once, not in every query that asks for one. Sanity's generator writes
 * out whatever a query projects, each time, with the whole query above it.
 * @param code TypeScript as Sanity's generator lays it out
 */
export function nameRepeatedTypes(code: string): string {
  const flat = code.replaceAll(/^\/\/ Query: .*\n/gm, "").replaceAll(/^ +/gm, "");
  const [types = "", client = ""] = flat.split(/(?=^\/\/ Query TypeMap$)/m);

  // From the inside out each object type gives way to its number, the same for the same text: what
  // stands twice only because what is around it does has one place then.
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

/** What an object type is: the `_type` that it states, or the field it stands in. */
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
