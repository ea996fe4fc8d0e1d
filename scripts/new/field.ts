import { globSync } from "node:fs";
import { posix } from "node:path";
import { schemaTypes } from "#schemas/index.ts";
import { sections } from "#schemas/objects/sections/index.ts";
import { isPageType, pathOf } from "#schemas/shared/routes.ts";
import { type Changes, Refusal } from "./changes.ts";
import { kinds } from "./field-kinds.ts";
import { namesOf } from "./names.ts";
import type { FieldKind } from "./request.ts";

const PROJECTIONS = "schemas/shared/projections.ts";
const RENDERERS = "web/sections/page-sections.tsx";

/**
 * A field that may be left empty, because documents are there already that have none: in the schema
 * of a page or a section, and in its query.
 * @param root folder of the project
 * @returns what is left to do, in order
 */
export function addField(
  { type, name, kind }: { type: string; name: string; kind: FieldKind },
  changes: Changes,
  root: string,
): string[] {
  const names = namesOf(name);
  checkName(type, name);
  if (!isSection(type) && !isPageType(type)) {
    throw new Refusal(
      `${type} is no page and no section: add the field to its schema and to each query that reads it, by hand.`,
    );
  }
  const schema = theFile(root, "schemas/**/*.ts", `export const ${type} = defineType({`, changes);
  const query = isSection(type)
    ? theFile(root, `{${PROJECTIONS},web/content/queries/*.ts}`, sectionAnchor(type), changes)
    : theFile(root, "web/content/queries/*.ts", pageAnchor(type), changes);

  const { helper, projection, source } = kinds[kind](names);
  for (const [imported, file] of helper) {
    const from = file.startsWith("schemas/") ? posix.relative(posix.dirname(schema), file) : file;
    changes.importName(schema, imported, from);
  }
  addToSchema(schema, type, source(groupOf(changes.read(schema))), changes);
  for (const part of projection.parts) {
    if (query !== PROJECTIONS) changes.importName(query, part, "#schemas/projections.ts");
  }
  addToQuery(query, type, projection.text, changes);
  return [
    `${schema}: the words for editors; the field is the last of its form, and may be left empty`,
    `${rendererOf(type, changes)}: show it where it is not null`,
    "scripts/seed/content: its first content, if it has any",
  ];
}

/** @throws Refusal for a type that is not there, or a name that one of its fields has */
function checkName(type: string, name: string): void {
  const definition = schemaTypes.find((each) => each.name === type);
  if (definition === undefined) {
    throw new Refusal(
      `There is no type ${type} in schemas/: see schemas/shared/routes.ts for the pages.`,
    );
  }
  const fields = "fields" in definition ? (definition.fields ?? []) : [];
  if (fields.some((field) => field.name === name)) {
    throw new Refusal(`${type} has a field ${name} already: choose another name.`);
  }
}

/** The one file that holds the text. @throws Refusal when there is none, or more than one */
function theFile(root: string, pattern: string, text: string, changes: Changes): string {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const [file, another] = files.filter((each) => changes.read(each).includes(text));
  if (file === undefined || another !== undefined) {
    throw new Refusal(
      `“${text}” has to stand in one file of ${pattern}, and is in ${file === undefined ? "none" : `${file} and ${another}`}: write it once, or add the field by hand.`,
    );
  }
  return file;
}

/** True for a part that pages are put together from; others may be called a section, too. */
const isSection = (type: string) => sections.some(({ name }) => name === type);

const sectionAnchor = (type: string) => `_type == "${type}" => {`;
const pageAnchor = (type: string) => `defineQuery(\`*[_type == "${type}" &&`;

/** The group of the form that opens first; undefined for a form without groups. */
function groupOf(schema: string): string | undefined {
  return schema.match(/\{ name: "(\w+)", title: "[^"]*", default: true \}/)?.[1];
}

function addToSchema(file: string, type: string, field: string, changes: Changes): void {
  const text = changes.read(file);
  const after = `export const ${type} = defineType({`;
  const fields = text.slice(text.indexOf(after)).match(/\n {2}fields: \[(.*)/);
  const place = { after, within: "\n  fields: [" };
  if (/\bsectionBackground\b/.test(text)) {
    changes.insert(file, { ...place, before: "sectionBackground" }, `${field}, `);
  } else if (fields?.[1] === "") {
    changes.insert(file, { ...place, before: "\n  ]," }, `\n${field},`);
  } else {
    changes.insert(file, { ...place, before: "],\n" }, `, ${field}`);
  }
}

function addToQuery(file: string, type: string, projection: string, changes: Changes): void {
  const text = changes.read(file);
  if (!isSection(type)) {
    changes.insert(file, { after: pageAnchor(type), before: "\n}`);" }, `,\n  ${projection}`);
    return;
  }
  const after = sectionAnchor(type);
  const isBroken = text[text.indexOf(after) + after.length] === "\n";
  const place = isBroken ? { after, before: "\n" } : { after, before: " " };
  changes.insert(file, place, isBroken ? `\n    ${projection},` : ` ${projection},`);
}

/** The file that draws a page or a section. */
function rendererOf(type: string, changes: Changes): string {
  const path = pathOf({ _type: type, slug: "[slug]" });
  if (path !== undefined) return `web/app${path === "/" ? "" : path}/page.tsx`;
  const table = changes.read(RENDERERS);
  const component = table.match(new RegExp(`\\n  ${type}: (\\w+),`))?.[1];
  const file = table.match(new RegExp(`\\{ ${component} \\} from "\\./([^"]+)"`))?.[1];
  return file === undefined ? RENDERERS : `web/sections/${file}`;
}
