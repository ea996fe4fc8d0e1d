import { Schema } from "@sanity/schema";
import type { Rule, SchemaType } from "@sanity/types";
import { schemaTypes } from "#schemas/index.ts";
import { sections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { keyed, reference } from "#scripts/seed/content/build/document.ts";
import { image, line } from "#scripts/seed/content/build/parts.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { choicesOf, is, targetTypesOf } from "./field-values.ts";

type SectionFields = Record<string, unknown>;
export type SectionSample = SectionFields & { _type: string; _key: string };

const schema = Schema.compile({ name: "default", types: schemaTypes });

export function typeOfSection({ _type }: SectionSample): SchemaType {
  const type = schema.get(_type);
  if (type === undefined) throw new Error(`There is no section ${_type}.`);
  return type;
}

type Limit = "min" | "max";

/** Members of lists whose rules do not say it, and the most of those that may be longer. */
const MEMBERS = { min: 1, max: 12 };

/** The least and the most members or characters that the rules of a field let it have. */
export function limitsOf({ validation }: SchemaType): Partial<Record<Limit, number>> {
  const limits: Partial<Record<Limit, number>> = {};
  const target: Rule = JSON.parse("{}");
  const rule: Rule = new Proxy(target, {
    get: (_, name) => (value: unknown) => {
      if ((name === "min" || name === "max") && typeof value === "number") limits[name] = value;
      return rule;
    },
  });
  if (typeof validation === "function") validation(rule);
  return limits;
}

function targetsOf(type: SchemaType): string[] {
  const types = targetTypesOf(type);
  return seedDocuments.flatMap(({ _id, _type }) => (types.includes(_type) ? _id : []));
}

/**
 * What an editor may put into a field: words that name it, the first of its choices or all, lists with
 * as few members as they may have, or as many.
 * @param place among the members of a list
 */
function sampleOf(type: SchemaType, words: string, size: Limit, place = 0): unknown {
  const [choice] = choicesOf(type);
  if (choice !== undefined) return type.jsonType === "array" ? choicesOf(type) : choice;
  if (is(type, "imageWithAlt")) return image("documents");
  if (is(type, "reference")) return reference(targetsOf(type)[place] ?? "");
  if (is(type, "richText") || is(type, "richLine")) return line(`${words}.`);
  if (type.jsonType === "string") return words.slice(0, limitsOf(type).max).trim();
  if (type.jsonType === "boolean") return false;
  if (type.jsonType === "array") {
    const [of] = type.of;
    if (of === undefined) return [];
    const most = is(of, "reference") ? targetsOf(of).length : MEMBERS.max;
    const length = Math.min(limitsOf(type)[size] ?? MEMBERS[size], most);
    const members = Array.from({ length }, (_, index) =>
      sampleOf(of, `${words} ${index + 1}`, size, index),
    );
    return members.every(isRecord) ? keyed("part", members) : members;
  }
  const fields = "fields" in type ? type.fields.filter(({ name }) => name !== "place") : [];
  const values = fields.map(({ name, type: of }) => [
    name,
    sampleOf(of, `${of.title} of ${words}`, size, place),
  ]);
  return { _type: type.name, ...Object.fromEntries(values) };
}

/** A list of so many members, those it has again and again. */
export const repeated = (list: unknown, length: number) =>
  Array.from({ length }, (_, place) => ({
    ...(Array.isArray(list) ? list[place % list.length] : {}),
    _key: `part-${place}`,
  }));

/** Without its kinds of zones, which not every emirate has. */
const seeded = seedDocuments.flatMap(({ sections: own }) =>
  Array.isArray(own) ? own.map(({ kinds: _, ...section }) => section) : [],
);

/**
 * A whole section of every kind, in the order of the Studio's menu: it has all that seeded ones have,
 * of its schema what they lack, and as much in a list as that says.
 */
export const sectionSamples = (size: Limit = "min"): SectionSample[] =>
  sections.flatMap(({ name }) => {
    const type = schema.get(name);
    const made = type && sampleOf(type, `${type.title}`, size);
    if (!isRecord(made)) return [];
    const own: SectionFields = Object.assign({}, ...seeded.filter(({ _type }) => _type === name));
    for (const [field, list] of Object.entries(made)) {
      const [part, ...more] = Array.isArray(list) && own[field] ? list.filter(isRecord) : [];
      if (part && part._type !== "block") own[field] = repeated(own[field], 1 + more.length);
    }
    return { ...made, background: "sand", ...own, _type: name, _key: name };
  });
