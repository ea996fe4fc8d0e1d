import type { SchemaType } from "@sanity/types";
import { createSchema } from "sanity";
import { schemaTypes } from "#schemas/index.ts";
import { isForCode, type TextKind, textKindOf } from "#schemas/shared/translations/text-kind.ts";

/** The kinds of the texts of a type, by their paths: `options[].label`. */
type TextKinds = Record<string, TextKind>;

/**
 * Source text of `schemas/generated/text-kinds.generated.ts`: who reads each text of the content
 * model. Creating it needs the Studio's code, which is not part of the site.
 * @throws Error that names each text whose field does not say who reads it
 */
export function generateTextKinds(types = schemaTypes): string {
  const schema = createSchema({ name: "default", types });
  const names = new Set(types.map(({ name }) => name));
  const problems: string[] = [];
  const lines = types.map(({ name }) => {
    const type = schema.get(name);
    const texts = type === undefined ? [] : textsOf(type, "", names);
    const kinds: TextKinds = {};
    for (const { path, kind } of texts) {
      if (kind === undefined) problems.push(`${name}.${path}`);
      else if ((kinds[path] ?? kind) !== kind) problems.push(`${name}.${path} says two kinds`);
      else kinds[path] = kind;
    }
    return `  ${name}: ${JSON.stringify(kinds)},\n`;
  });
  if (problems.length > 0) {
    throw new Error(
      `These texts do not say who reads them. Add options: { textKind: "…" } to each field, with a kind of schemas/shared/translations/text-kind.ts:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
  return `// Generated from schemas/ by: npm run typegen
// Do not edit: the next run overwrites it.

import type { TextKind } from "../shared/translations/text-kind.ts";

/** Who reads each text that an editor types, by the name of its type and its path in the type. */
export const textKindsOfTypes: Readonly<Record<string, Readonly<Record<string, TextKind>>>> = {
${lines.join("")}};
`;
}

/**
 * The texts of a type. Fields and members with a type of their own have them in that type.
 * @param names the types of the content model
 */
function textsOf(
  type: SchemaType,
  path: string,
  names: ReadonlySet<string>,
): { path: string; kind: TextKind | undefined }[] {
  const within = (inner: SchemaType, place: string) =>
    names.has(inner.type?.name ?? "") ? [] : textsOf(inner, place, names);
  if (isForCode(type)) return [];
  if (type.jsonType === "string") return [{ path, kind: textKindOf(type) }];
  if (type.jsonType === "array") return type.of.flatMap((member) => within(member, `${path}[]`));
  if (type.jsonType !== "object") return [];
  if (type.name === "block") return [{ path: `${path}.children[].text`, kind: "translated" }];
  return type.fields.flatMap((field) =>
    within(field.type, path === "" ? field.name : `${path}.${field.name}`),
  );
}
