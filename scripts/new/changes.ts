import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What is asked for cannot be done: one sentence that says why and what mends it. */
export class Refusal extends Error {}

/** A place in a file: after `after`, which stands there once, and after the next `within`, the next `before`. */
type Place = { after: string; within?: string; before: string };

/**
 * New and changed files of the project. All are worked out in memory, each on top of the others,
 * so that a refusal, whenever it comes, leaves the project as it was; `write` then writes them.
 * Files are edited at anchors in their text, because the compiler has no stable interface for it.
 */
export class Changes {
  readonly #root: string;
  readonly #created = new Map<string, string | Uint8Array>();
  readonly #edited = new Map<string, string>();

  /** @param root folder of the project; paths of files are from there, with `/` */
  constructor(root: string) {
    this.#root = root;
  }

  get created(): string[] {
    return [...this.#created.keys()];
  }

  get edited(): string[] {
    return [...this.#edited.keys()];
  }

  /** The text of a file with all its edits. @throws Refusal when there is no such file */
  read(file: string): string {
    const text = this.#edited.get(file) ?? this.#created.get(file);
    if (typeof text === "string") return text;
    if (!existsSync(join(this.#root, file))) {
      throw new Refusal(`${file} is not there, though it has to be changed: bring it back.`);
    }
    return readFileSync(join(this.#root, file), "utf8").replaceAll("\r\n", "\n");
  }

  /** @throws Refusal when the file is there already */
  create(file: string, content: string | Uint8Array): void {
    if (this.#created.has(file) || existsSync(join(this.#root, file))) {
      throw new Refusal(`${file} is there already: choose another name, or remove the file.`);
    }
    this.#created.set(file, content);
  }

  /** @throws Refusal when the place is not found, or when `after` stands there more than once */
  insert(file: string, { after, within = "", before }: Place, addition: string): void {
    const text = this.read(file);
    const [start, ...more] = text.split(after);
    if (start === undefined || more.length !== 1) {
      const count = more.length === 0 ? "is not there" : `is there ${more.length} times`;
      throw new Refusal(
        `${file} cannot be changed: “${after.trim()}” ${count}. Write it once, or add by hand: ${addition.trim()}`,
      );
    }
    const between = text.indexOf(within, start.length + after.length);
    const at = between === -1 ? -1 : text.indexOf(before, between + within.length);
    if (at === -1) {
      const missing = (between === -1 ? within : before).trim();
      throw new Refusal(
        `${file} cannot be changed: no “${missing}” follows “${after.trim()}”. Add by hand: ${addition.trim()}`,
      );
    }
    this.#edited.set(file, text.slice(0, at) + addition + text.slice(at));
  }

  /** Imports a name, beside what the file has from there already; Biome puts it in order. */
  importName(file: string, name: string, source: string): void {
    const text = this.read(file);
    const quoted = `} from "${source}";`;
    const end = text.indexOf(quoted);
    const start = end === -1 ? -1 : text.lastIndexOf("import", end);
    const names = text.slice(start, end);
    if (start === -1 || names.startsWith("import type")) {
      this.#edited.set(file, `import { ${name} } from "${source}";\n${text}`);
    } else if (!new RegExp(`\\b${name}\\b`).test(names)) {
      const added = `${names.trimEnd().replace(/,$/, "")}, ${name} `;
      this.#edited.set(file, text.slice(0, start) + added + text.slice(end));
    }
  }

  write(): void {
    for (const [file, content] of [...this.#created, ...this.#edited]) {
      mkdirSync(dirname(join(this.#root, file)), { recursive: true });
      writeFileSync(join(this.#root, file), content);
    }
  }
}
