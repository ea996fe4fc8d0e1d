import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import type { Rule, SchemaType } from "@sanity/types";
import { sectionSamples as samples } from "#schemas/generated/section-samples.generated.ts";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { picture, seedDocuments } from "#tests/support/first-content.ts";
import { choicesOf, is, memberTypeOf, targetTypesOf } from "./field-values.ts";

type SectionFields = Record<string, unknown>;
export type SectionSample = SectionFields & { _type: string; _key: string };

const schema = Schema.compile({ name: "default", types: [...builtinTypes, ...schemaTypes] });

export function typeOfSection({ _type }: { _type: string }): SchemaType {
  const type = schema.get(_type);
  if (type === undefined) throw new Error(`There is no section ${_type}.`);
  return type;
}

type Limit = "min" | "max";

/** Minimum sizes of lists whose rules do not name one, and maximum sizes of long ones. */
const MEMBERS = { min: 1, max: 12 };

type Rules = Partial<Record<Limit, number>> & { isRequired?: true };

/** Whether a field is required, and its minimum and maximum number of members or characters. */
export function limitsOf({ validation }: SchemaType): Rules {
  const rules: Rules = {};
  const target: Rule = JSON.parse("{}");
  const rule: Rule = new Proxy(target, {
    get: (_, name) => (value: unknown) => {
      if (name === "required") rules.isRequired = true;
      if ((name === "min" || name === "max") && typeof value === "number") rules[name] = value;
      return rule;
    },
  });
  if (typeof validation === "function") validation(rule);
  return rules;
}

/** An image that every list of images may contain. */
const aPicture = picture("documents");

/** Ids of all documents that a reference may point to, those of samples first. */
function targetsOf(type: SchemaType, named: readonly unknown[]): string[] {
  const types = targetTypesOf(type);
  const all = seedDocuments.flatMap(({ _id, _type }) => (types.includes(_type) ? _id : []));
  const first = named.flatMap((member) => (isRecord(member) ? String(member._ref) : []));
  return [...new Set([...first, ...all])];
}

/** The value with the maximum number of members in each list, and with an image in each place. */
function ofSize(type: SchemaType, value: unknown, size: Limit): unknown {
  if (is(type, "imageWithAlt")) return aPicture;
  if (type.jsonType === "array" && Array.isArray(value)) {
    const [of] = type.of;
    if (of === undefined || is(type, "richText") || is(type, "richLine")) return value;
    if (choicesOf(type).length > 0) return value;
    const targets = is(of, "reference") ? targetsOf(of, value) : [];
    const most = is(of, "reference") ? targets.length : MEMBERS.max;
    const length = Math.min(limitsOf(type)[size] ?? MEMBERS[size], most);
    return Array.from({ length }, (_, index) => {
      const member: unknown = value[index % value.length];
      if (!isRecord(member)) return index < value.length ? member : `${member} ${index + 1}`;
      const own = targets[index] === undefined ? {} : { _ref: targets[index] };
      const made = ofSize(of, member, size);
      return { ...(isRecord(made) ? made : {}), ...own, _key: `member-${index + 1}` };
    });
  }
  if (type.jsonType !== "object" || !isRecord(value)) return value;
  const fields = type.fields.flatMap(({ name, type: of }) =>
    value[name] === undefined ? [] : [[name, ofSize(of, value[name], size)]],
  );
  return { ...value, ...Object.fromEntries(fields) };
}

/** A list of this length, made by repeating its members. */
export const repeated = (list: unknown, length: number) =>
  Array.from({ length }, (_, place) => ({
    ...(Array.isArray(list) ? list[place % list.length] : {}),
    _key: `part-${place}`,
  }));

/** The sample of every section in the order of the Studio's menu, with lists of maximum length. */
export const sectionSamples = (size: Limit = "min"): SectionSample[] =>
  samples.map((sample) => {
    const made = ofSize(typeOfSection(sample), sample, size);
    return { ...(isRecord(made) ? made : {}), _type: sample._type, _key: sample._type };
  });

/** A section without something that its schema requires. */
export type Incomplete = { section: SectionSample; field: string };

/** The sample without one of its required fields, for each of them. */
export function incomplete(sample: SectionSample): Incomplete[] {
  return requiredFields(typeOfSection(sample), sample, []).map((path) => {
    const section = without(sample, path);
    const field = nameOfPath(path);
    return { section: { ...section, _key: `${sample._type}.${field}` }, field };
  });
}

/**
 * The fields that the members of a document's lists require, outside of sections: in the first
 * member of each type.
 */
export function requiredFieldsOfMembers(document: { _type: string }): Path[] {
  const type = schema.get(document._type);
  if (type === undefined) throw new Error(`There is no type ${document._type}.`);
  return fieldsOfMembers(type, document, []);
}

/** All fields that a document requires. */
export function requiredFieldsOf(document: { _type: string }): Path[] {
  const type = schema.get(document._type);
  return type === undefined ? [] : requiredFields(type, document, []);
}

function fieldsOfMembers(type: SchemaType, value: unknown, path: Path): Path[] {
  if (isLeaf(type) || (path.at(-1) === "sections" && isSections(value))) return [];
  if (type.jsonType === "array" && Array.isArray(value)) {
    const names = value.map((member: unknown) => memberTypeOf(type, member)?.name);
    return value.flatMap((member: unknown, index) => {
      const of = memberTypeOf(type, member);
      const isFirst = of !== undefined && names.indexOf(of.name) === index;
      return isFirst ? requiredFields(of, member, [...path, index]) : [];
    });
  }
  if (type.jsonType !== "object" || !isRecord(value)) return [];
  return type.fields.flatMap(({ name, type: of }) =>
    fieldsOfMembers(of, value[name], [...path, name]),
  );
}

const isSections = (value: unknown) =>
  Array.isArray(value) && samples.some(({ _type }) => _type === fieldOf(value[0], "_type"));

/** A value without the field at a path. */
export function without<Value>(value: Value, path: Path): Value {
  const copy = structuredClone(value);
  let owner: unknown = copy;
  for (const step of path.slice(0, -1)) {
    owner = typeof step === "number" && Array.isArray(owner) ? owner[step] : fieldOf(owner, step);
  }
  const last = path.at(-1);
  if (isRecord(owner) && last !== undefined) delete owner[last];
  return copy;
}

/**
 * A document whose lists begin with copies of a member that each lack a field.
 * @param paths of the fields in whole members
 * @returns the document, and the paths of the fields in the copies
 */
export function withIncompleteMembers<Value>(document: Value, paths: readonly Path[]) {
  const copy = structuredClone(document);
  const byList = Map.groupBy(paths, (path) => nameOfPath(path.slice(0, indexAt(path))));
  const names = [...byList.values()].flatMap((ofList) => {
    const [first = []] = ofList;
    const list = first.slice(0, indexAt(first)).reduce<unknown>(fieldOf, copy);
    if (!Array.isArray(list)) throw new Error(`There is no list at ${nameOfPath(first)}.`);
    const copies = ofList.map((path, place) => {
      const depth = indexAt(path);
      const member: unknown = without(list[Number(path[depth])], path.slice(depth + 1));
      return { ...(isRecord(member) ? member : {}), _key: `copy-${place}` };
    });
    list.unshift(...copies);
    return ofList.map((path, place) =>
      nameOfPath([...path.slice(0, indexAt(path)), place, ...path.slice(indexAt(path) + 1)]),
    );
  });
  return { document: copy, names };
}

/** The place of a path's first index. */
const indexAt = (path: Path) => path.findIndex((step) => typeof step === "number");

export const fieldOf = (value: unknown, name: string | number) =>
  isRecord(value) ? value[name] : undefined;

export type Path = (string | number)[];

/** A path as it is written, such as `cards[0].title`. */
export const nameOfPath = (path: Path) =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .slice(1);

const isLeaf = (type: SchemaType) => ["block", "reference", "image"].some((name) => is(type, name));

/** The required fields of a value, in the first member of each list. */
function requiredFields(type: SchemaType, value: unknown, path: Path): Path[] {
  if (isLeaf(type)) return [];
  if (type.jsonType === "array" && Array.isArray(value)) {
    const of = memberTypeOf(type, value[0]);
    return of === undefined ? [] : requiredFields(of, value[0], [...path, 0]);
  }
  if (type.jsonType !== "object" || !isRecord(value)) return [];
  return type.fields.flatMap(({ name, type: of }) => {
    const at = [...path, name];
    const within = requiredFields(of, value[name], at);
    return limitsOf(of).isRequired ? [at, ...within] : within;
  });
}
