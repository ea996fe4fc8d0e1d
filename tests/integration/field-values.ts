import { randomUUID } from "node:crypto";
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from "@sanity/types";
import { isRecord } from "#schemas/shared/record.ts";

/** Ids of the documents that a reference may point to, by their types. */
export type FindTargets = (types: readonly string[]) => string[];

/** A value with one of its fields changed. */
export type Variant = {
  /** Names of the fields from the document down to the changed one, joined by dots. */
  field: string;
  value: unknown;
  /** What the changed field, and those that hold it, tell the editor. */
  descriptions: string[];
};

/** True for a type of that name, and for what is made from one. */
export function is(type: SchemaType, name: string): boolean {
  return type.name === name || (type.type ? is(type.type, name) : false);
}

function isObject(type: SchemaType): type is ObjectSchemaType {
  return type.jsonType === "object";
}

function isArray(type: SchemaType): type is ArraySchemaType {
  return type.jsonType === "array";
}

function choicesOf(type: SchemaType): unknown[] {
  const options: unknown = type.options;
  const list = isRecord(options) && Array.isArray(options.list) ? options.list : [];
  return list.map((choice: unknown) => (isRecord(choice) ? choice.value : choice));
}

function targetsOf(type: SchemaType, findTargets: FindTargets): string[] {
  const to: unknown = "to" in type ? type.to : [];
  return findTargets(
    (Array.isArray(to) ? to : []).flatMap((target: unknown) =>
      isRecord(target) && typeof target.name === "string" ? [target.name] : [],
    ),
  );
}

/** Types whose value is one whole to an editor. */
function isWhole(type: SchemaType): boolean {
  const names = ["reference", "slug", "sanity.imageHotspot", "sanity.imageCrop", "span"];
  return !(isObject(type) || isArray(type)) || names.some((name) => is(type, name));
}

/** Another value of the same type, for a type that is one whole. */
function another(type: SchemaType, value: unknown, findTargets: FindTargets): unknown {
  const choice = choicesOf(type).find((each) => each !== value);
  if (choice !== undefined) return choice;
  if (is(type, "reference")) {
    const current = isRecord(value) ? value._ref : undefined;
    const target = targetsOf(type, findTargets).findLast((id) => id !== current);
    return { ...(isRecord(value) ? value : {}), _type: "reference", _ref: target };
  }
  if (is(type, "boolean")) return value !== true;
  // Far enough to change places with every other document.
  if (is(type, "number")) return typeof value === "number" ? value + 100 : 1;
  const word = randomUUID().slice(0, 8);
  const share = Math.random() / 2;
  if (is(type, "slug")) return { _type: "slug", current: `x-${word}` };
  if (is(type, "span")) return { ...(isRecord(value) ? value : {}), _type: "span", text: word };
  if (is(type, "sanity.imageHotspot")) {
    return { _type: type.name, x: share, y: share, width: share, height: share };
  }
  if (is(type, "sanity.imageCrop")) {
    return { _type: type.name, top: share, bottom: share, left: share, right: share };
  }
  if (is(type, "datetime")) return new Date(share * 1e12).toISOString();
  if (is(type, "date")) return new Date(share * 1e12).toISOString().slice(0, 10);
  if (is(type, "url")) return `https://${word}.example/`;
  return `Other ${word}`;
}

/** The fields that an editor meets: an image's link to a media library is none of them. */
function fieldsOf(type: ObjectSchemaType) {
  return type.fields.filter(({ name }) => !(is(type, "image") && name === "media"));
}

function memberTypeOf(type: ArraySchemaType, member: unknown): SchemaType | undefined {
  const name = isRecord(member) ? member._type : undefined;
  return type.of.find((each) => each.name === name) ?? type.of.find((each) => !isObject(each));
}

/** The value with every field that is empty filled in, and a member of every kind in each list. */
export function filled(type: SchemaType, value: unknown, findTargets: FindTargets): unknown {
  if (isWhole(type)) return value ?? another(type, undefined, findTargets);
  if (isArray(type)) {
    const members: unknown[] = Array.isArray(value) ? value : [];
    const kept = members.map((member) => {
      const memberType = memberTypeOf(type, member);
      return memberType === undefined ? member : filled(memberType, member, findTargets);
    });
    const missing = type.of.filter(
      (each) => !members.some((member) => memberTypeOf(type, member) === each),
    );
    const made = missing.map((each) => {
      const member = filled(each, undefined, findTargets);
      return isRecord(member) ? { ...member, _key: randomUUID().slice(0, 8) } : member;
    });
    return [...kept, ...made];
  }
  if (!isObject(type)) return value;
  const fields = fieldsOf(type).map((field) => [
    field.name,
    filled(field.type, isRecord(value) ? value[field.name] : undefined, findTargets),
  ]);
  return {
    ...(type.name === "object" ? {} : { _type: type.name }),
    ...(isRecord(value) ? value : {}),
    ...Object.fromEntries(fields),
  };
}

/**
 * The value as often as it has fields, each time with another of them changed. Of a type that it
 * holds more than once, such as a picture, every field is changed the first time and one the next.
 * @param met names of the types that were met before
 */
export function* variants(
  type: SchemaType,
  value: unknown,
  findTargets: FindTargets,
  met = new Set<string>(),
): Generator<Variant> {
  const isFirst = type.name === "object" || type.name === "array" || !met.has(type.name);
  met.add(type.name);
  for (const variant of everyVariant(type, value, findTargets, met)) {
    yield variant;
    if (!isFirst) return;
  }
}

function* everyVariant(
  type: SchemaType,
  value: unknown,
  findTargets: FindTargets,
  met: Set<string>,
): Generator<Variant> {
  if (isWhole(type)) {
    yield { field: "", value: another(type, value, findTargets), descriptions: [] };
    return;
  }
  if (isArray(type) && Array.isArray(value)) {
    if (value.length > 1) yield { field: "[]", value: value.toReversed(), descriptions: [] };
    for (const memberType of type.of) {
      const at = value.findIndex((member) => memberTypeOf(type, member) === memberType);
      if (at === -1) continue;
      for (const variant of variants(memberType, value[at], findTargets, met)) {
        const field = `[${memberType.name}]${variant.field}`;
        yield { ...variant, field, value: value.with(at, variant.value) };
      }
    }
    return;
  }
  if (!isObject(type) || !isRecord(value)) return;
  for (const { name, type: fieldType } of fieldsOf(type)) {
    for (const variant of variants(fieldType, value[name], findTargets, met)) {
      yield {
        field: `.${name}${variant.field}`,
        value: { ...value, [name]: variant.value },
        descriptions: [String(fieldType.description ?? ""), ...variant.descriptions],
      };
    }
  }
}
