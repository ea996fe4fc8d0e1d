import { randomUUID } from "node:crypto";
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from "@sanity/types";
import { isRecord } from "#schemas/shared/record.ts";

/** Ids of the documents that a reference may point to, by their types. */
export type FindTargets = (types: readonly string[]) => string[];

/** A change of one field. */
export type Change = {
  /** The path of the field, as a patch names it: `sections[2].heading`. */
  path: string;
  value: unknown;
  /** The descriptions of the field and of its containers. */
  descriptions: string[];
};

/** Whether a type has that name or is based on it. */
export function is(type: SchemaType, name: string): boolean {
  return type.name === name || (type.type ? is(type.type, name) : false);
}

/** Types whose value is one unit for an editor. */
const isComplete = (type: SchemaType) =>
  !(type.jsonType === "object" || type.jsonType === "array") ||
  ["reference", "slug", "span"].some((name) => is(type, name));

/** The fields that an editor sees. An image's link to a media library is not among them. */
const fieldsOf = (type: ObjectSchemaType) =>
  type.fields.filter(({ name }) => !(is(type, "image") && name === "media"));

/** The type of a member of a list. */
export function memberTypeOf(type: ArraySchemaType, member: unknown): SchemaType | undefined {
  const name = isRecord(member) ? member._type : undefined;
  return (
    type.of.find((each) => each.name === name) ?? type.of.find((each) => each.jsonType !== "object")
  );
}

/** The choices of a field; nothing for a free field. */
export function choicesOf({ options }: SchemaType): unknown[] {
  const { list = [] }: { list?: unknown[] } = options ?? {};
  return list.map((choice) => (isRecord(choice) ? choice.value : choice));
}

/** Names of the types that a reference may point to. */
export function targetTypesOf(type: SchemaType): string[] {
  const to: unknown[] = "to" in type && Array.isArray(type.to) ? type.to : [];
  return to.flatMap((target) => (isRecord(target) ? String(target.name) : []));
}

/** Another value of a type that is one unit. */
function another(type: SchemaType, value: unknown, findTargets: FindTargets): unknown {
  const choice = choicesOf(type).find((each) => each !== value);
  if (choice !== undefined) return choice;
  const own = isRecord(value) ? value : {};
  if (is(type, "reference")) {
    const target = findTargets(targetTypesOf(type)).findLast((id) => id !== own._ref);
    return { ...own, _type: "reference", _ref: target };
  }
  if (is(type, "boolean")) return value !== true;
  // Far enough to change the order among all documents.
  if (is(type, "number")) return typeof value === "number" ? value + 100 : 1;
  const word = randomUUID().slice(0, 8);
  if (is(type, "slug")) return { _type: "slug", current: `x-${word}` };
  if (is(type, "span")) return { ...own, _type: "span", text: word };
  // No query requires a date or an address here.
  return `Other ${word}`;
}

/** The value with every empty field filled in, and with a member of every kind in each list. */
export function filled(type: SchemaType, value: unknown, findTargets: FindTargets): unknown {
  if (isComplete(type)) return value ?? another(type, undefined, findTargets);
  if (type.jsonType === "array") {
    const members: unknown[] = Array.isArray(value) ? value : [];
    const kept = members.map((member) => {
      const memberType = memberTypeOf(type, member);
      return memberType === undefined ? member : filled(memberType, member, findTargets);
    });
    const made = type.of
      .filter((each) => !members.some((member) => memberTypeOf(type, member) === each))
      .map((each) => filled(each, undefined, findTargets))
      .map((made) => (isRecord(made) ? { ...made, _key: randomUUID().slice(0, 8) } : made));
    return [...kept, ...made];
  }
  if (type.jsonType !== "object") return value;
  const own = isRecord(value) ? value : {};
  const fields = fieldsOf(type).map(({ name, type: of }) => [
    name,
    filled(of, own[name], findTargets),
  ]);
  const named = type.name === "object" ? {} : { _type: type.name };
  return { ...named, ...own, ...Object.fromEntries(fields) };
}

/**
 * Changes of a value, one field at a time. If a type occurs repeatedly, such as an image, all of
 * its fields are changed the first time, and one the next.
 * @param met names of types that occurred before
 */
export function* changes(
  type: SchemaType,
  value: unknown,
  findTargets: FindTargets,
  at: Omit<Change, "value"> = { path: "", descriptions: [] },
  met = new Set<string>(),
): Generator<Change> {
  const isFirst = type.name === "object" || type.name === "array" || !met.has(type.name);
  met.add(type.name);
  for (const change of everyChange()) {
    yield change;
    if (!isFirst) return;
  }

  function* everyChange(): Generator<Change> {
    if (isComplete(type)) yield { ...at, value: another(type, value, findTargets) };
    else if (type.jsonType === "array" && Array.isArray(value)) {
      if (value.length > 1) yield { ...at, value: value.toReversed() };
      for (const of of type.of) {
        const index = value.findIndex((member) => memberTypeOf(type, member) === of);
        if (index === -1) continue;
        const path = `${at.path}[${index}]`;
        yield* changes(of, value[index], findTargets, { ...at, path }, met);
      }
    } else if (type.jsonType === "object" && isRecord(value)) {
      for (const { name, type: of } of fieldsOf(type)) {
        const path = at.path === "" ? name : `${at.path}.${name}`;
        const descriptions = [...at.descriptions, String(of.description ?? "")];
        yield* changes(of, value[name], findTargets, { path, descriptions }, met);
      }
    }
  }
}
