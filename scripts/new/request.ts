import { parseArgs } from "node:util";
import { messageOf } from "#schemas/shared/error-message.ts";
import { Refusal } from "./changes.ts";

export const USAGE = `Writes the skeleton of something new in every place that has to know it:
  npm run new -- section <name>              a part that any page may be lengthened by
  npm run new -- page <name> --path /x       a page of which there is one
  npm run new -- page <name> --prefix /x     a type of pages, each at /x/<slug>
  npm run new -- field <type> <name>         a field of a page or a section
Options:
  --kind text|richText|image|figure          what the field holds; text unless told
  --dry-run                                  only say which files would be written
Names are in camelCase, such as caseStudy.`;

export const fieldKinds = ["text", "richText", "image", "figure"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Where pages live: one at a path, or many below a prefix. */
export type Address = { path: string } | { prefix: string };

export type NewThing =
  | { what: "section"; name: string }
  | { what: "page"; name: string; address: Address }
  | { what: "field"; type: string; name: string; kind: FieldKind };

/** What the command line asks for; undefined for the usage. */
export type Request = { thing: NewThing; isDryRun: boolean } | undefined;

const options = {
  path: { type: "string" },
  prefix: { type: "string" },
  kind: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parse>["values"];

/** @throws Refusal for a command line that asks for nothing that there is */
export function readRequest(argv: string[]): Request {
  const { values, positionals } = parse(argv);
  if (values.help || positionals.length === 0) return undefined;
  return { thing: readThing(positionals, values), isDryRun: values["dry-run"] };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${messageOf(error)} See npm run new -- --help.`);
  }
}

function readThing([what, ...words]: string[], values: Values): NewThing {
  const [first, second] = words;
  if (what === "section" && first !== undefined && words.length === 1) {
    allowOnly(values, []);
    return { what, name: first };
  }
  if (what === "page" && first !== undefined && words.length === 1) {
    allowOnly(values, ["path", "prefix"]);
    return { what, name: first, address: readAddress(values) };
  }
  if (what === "field" && first !== undefined && second !== undefined && words.length === 2) {
    allowOnly(values, ["kind"]);
    return { what, type: first, name: second, kind: readKind(values.kind ?? "text") };
  }
  throw new Refusal(
    "Say what is new: section <name>, page <name> --path /x or --prefix /x, or field <type> <name>.",
  );
}

/** An option that has no meaning here would be overlooked in silence. */
function allowOnly(values: Values, allowed: readonly string[]): void {
  for (const name of ["path", "prefix", "kind"] as const) {
    if (values[name] !== undefined && !allowed.includes(name)) {
      throw new Refusal(`--${name} has no meaning here: leave it out.`);
    }
  }
}

function readAddress({ path, prefix }: Values): Address {
  if (path !== undefined && prefix === undefined) return { path };
  if (prefix !== undefined && path === undefined) return { prefix };
  throw new Refusal(
    "Say where the page lives: --path /x for one page, or --prefix /x for a type of many.",
  );
}

function readKind(kind: string): FieldKind {
  const known = fieldKinds.find((each) => each === kind);
  if (known !== undefined) return known;
  throw new Refusal(`There is no kind “${kind}”: choose one of ${fieldKinds.join(", ")}.`);
}
