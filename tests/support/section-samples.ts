import { Schema } from "@sanity/schema";
import type { Rule, SchemaType } from "@sanity/types";
import { schemaTypes } from "#schemas/index.ts";
import { sections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { keyed, reference } from "#scripts/seed/content/build/document.ts";
import { image, line } from "#scripts/seed/content/build/parts.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

type SectionSample = { _type: string; _key: string; [field: string]: unknown };

const schema = Schema.compile({ name: "default", types: schemaTypes });

type Limit = "min" | "max";

/** Members of lists whose rules do not say it, and the most of those that may be longer. */
const MEMBERS = { min: 1, max: 12 };

/** The least and the most members or characters that the rules of a field let it have. */
function limitsOf({ validation }: SchemaType): Partial<Record<Limit, number>> {
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
  const to: unknown[] = "to" in type && Array.isArray(type.to) ? type.to : [];
  const names = to.map((target) => isRecord(target) && target.name);
  return seedDocuments.filter(({ _type }) => names.includes(_type)).map(({ _id }) => _id);
}

const is = (type: SchemaType, ...names: string[]): boolean =>
  names.includes(type.name) || (type.type ? is(type.type, ...names) : false);

/**
 * What an editor may put into a field: words that name it, the first of its choices, lists with as few
 * members as they may have, or as many.
 * @param place among the members of a list
 */
function sampleOf(type: SchemaType, words: string, size: Limit, place = 0): unknown {
  const { list = [] }: { list?: unknown[] } = type.options ?? {};
  const [choice] = list.map((each) => (isRecord(each) ? each.value : each));
  if (choice !== undefined) return type.jsonType === "array" ? [choice] : choice;
  if (is(type, "imageWithAlt")) return image("documents");
  if (is(type, "reference")) return reference(targetsOf(type)[place] ?? "");
  if (is(type, "richText", "richLine")) return line(`${words}.`);
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

/** A whole section of every kind, as its schema has it, in the order of the Studio's menu. */
export const sectionSamples = (size: Limit = "min"): SectionSample[] =>
  sections.flatMap(({ name }) => {
    const type = schema.get(name);
    const whole = type && sampleOf(type, `${type.title}`, size);
    return isRecord(whole) ? { ...whole, background: "sand", _type: name, _key: name } : [];
  });
