import type { ObjectAttribute, TypeNode } from "groq-js";
import { nameInWords } from "#schemas/shared/name-in-words.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { toolList } from "#schemas/tools/list.ts";
import { log } from "#web/lib/log.ts";
import { MissingContentError } from "./missing-content.ts";
import { alternatives, isEditable, resultShape, textKindIn } from "./result-shape.ts";

/** Visitors see content without what is incomplete. Editors see what is missing in its place. */
type Audience = "visitors" | "editors";

/** What the result of a query lacks. */
export type Lacks = {
  /** The path of each missing field. */
  fields: string[];
  /** Those of them without which a document cannot be shown. */
  needed: { document: string; field: string }[];
};

/**
 * Completes the result of a query in place, by the type that it has for complete documents. The
 * Studio publishes no others, but content may be older than the code, and an import may bypass the
 * Studio.
 *
 * For editors, a placeholder names what is missing, such as "Heading is missing". For visitors, a
 * missing text becomes empty and a missing picture null. Without anything else that the Studio
 * requires, the member of a list, the section or the optional object is left out. A document is
 * never left out: what it lacks is `needed`.
 */
export function completeContent(content: unknown, shape: TypeNode, audience: Audience): Lacks {
  const lacks: Lacks = { fields: [], needed: [] };
  completeValue(content, shape, "", "results", { audience, lacks });
  return lacks;
}

type Completion = { audience: Audience; lacks: Lacks };

/**
 * Where a value stands: among the results of a query, in a document outside of its lists and
 * optional objects, in a part that can be left out, or in a tool. A tool is left out as a whole,
 * because one with fewer rows could give another answer.
 */
type Place = "results" | DocumentPlace | "part" | "tool";

/** `start` is the number of characters before the document's own fields in a path. */
type DocumentPlace = { document: string; start: number };

/** Stands for a part that cannot be shown, and for a missing part that its owner needs. */
const LEFT_OUT = Symbol("left out");

/** @returns the value, or LEFT_OUT */
function completeValue(
  value: unknown,
  type: TypeNode,
  path: string,
  place: Place,
  completion: Completion,
): unknown {
  if (Array.isArray(value)) return completeList(value, type, path, place, completion);
  const isOpen = completion.audience === "editors" || !isOfTheLake(type);
  if (!isRecord(value) || !isOpen) return value;
  const isDocument = place === "results" && "_id" in value;
  const start = path === "" ? 0 : path.length + 1;
  const document = { document: String(value._id), start };
  const own = isDocument ? document : isTool(value) ? "tool" : place;
  return completeFields(value, type, path, own, completion) ? value : LEFT_OUT;
}

/** @returns whether the object has everything that it cannot be shown without */
function completeFields(
  object: Record<string, unknown>,
  type: TypeNode,
  path: string,
  place: Place,
  completion: Completion,
): boolean {
  const { audience, lacks } = completion;
  let isWhole = true;
  for (const [name, { value: type_, optional = false }] of fieldsOf(object, type)) {
    // The content lake itself sets these.
    if (audience === "visitors" && name.startsWith("_")) continue;
    const isOptional = optional || isNullable(type_);
    const value = object[name];
    const isMissing = value === null || value === undefined;
    if (isMissing && isOptional) {
      if (!optional) object[name] = null;
      continue;
    }
    const at = path === "" ? name : `${path}.${name}`;
    if (isMissing) lacks.fields.push(at);
    const within = isOptional && typeof place === "object" ? "part" : place;
    const completed = isMissing
      ? standIn(type_, name, place, completion)
      : completeValue(value, type_, at, within, completion);
    if (completed !== LEFT_OUT) object[name] = completed;
    else if (place === "tool") isWhole = false;
    else if (isOptional) object[name] = null;
    else if (place === "part") isWhole = false;
    else if (typeof place === "object" && isMissing) {
      lacks.needed.push({ document: place.document, field: at.slice(place.start) });
    }
  }
  return isWhole;
}

/** @returns the list without members that cannot be shown, or LEFT_OUT if none of them can */
function completeList(
  list: unknown[],
  type: TypeNode,
  path: string,
  place: Place,
  completion: Completion,
) {
  const { audience, lacks } = completion;
  const of = memberType(type);
  const members = list.flatMap((member, index) => {
    const at = path === "sections" && isSection(member) ? nameOf(member) : `${path}[${index}]`;
    const isMissing = member === null || member === undefined;
    if (isMissing) lacks.fields.push(at);
    if (isMissing && (audience === "visitors" || isNullable(of))) return [];
    const within = place === "tool" ? place : "part";
    const completed = isMissing
      ? standIn(of, "item", within, completion)
      : completeValue(member, of, at, within, completion);
    return completed === LEFT_OUT ? [] : [completed];
  });
  const least = place === "tool" ? list.length : Math.min(list.length, 1);
  const isShown = members.length >= least || audience === "editors";
  list.splice(0, list.length, ...members);
  return isShown ? list : LEFT_OUT;
}

/** What takes the place of a missing value, or LEFT_OUT if nothing can. */
function standIn(type: TypeNode, name: string, place: Place, completion: Completion): unknown {
  const types = alternatives(type);
  const [first] = types;
  if (completion.audience === "editors") return first ? placeholder(first, name, completion) : null;
  if (place === "tool") return LEFT_OUT;
  if (isPicture(type)) return null;
  // Code reads a choice from a list, and people read free text.
  const isText = types.some((each) => each.type === "string" && each.value === undefined);
  return isText ? "" : LEFT_OUT;
}

/** A value of the type that says what is missing. */
function placeholder(type: TypeNode, name: string, completion: Completion): unknown {
  switch (type.type) {
    case "string":
      return type.value ?? (isEditable(textKindIn(type)) ? missing(name) : "");
    case "number":
      return type.value ?? 0;
    case "boolean":
      return type.value ?? false;
    case "array":
      return alternatives(type.of).some(isBlock) ? [block(missing(name))] : [];
    case "object": {
      const object = {};
      completeFields(object, type, name, "part", completion);
      return object;
    }
    default:
      return null;
  }
}

/** For `benefitsHeading` the text is "Benefits heading is missing". */
const missing = (name: string): string => `${nameInWords(name)} is missing`;

function block(text: string) {
  const children = [{ _type: "span", _key: "missing", text, marks: [] }];
  return { _type: "block", _key: "missing", style: "normal", markDefs: [], children };
}

/**
 * The fields of an object with their types. An object may be of several types, which differ in
 * their `_type`. Where that does not tell them apart, the fields are those that all types require.
 */
function fieldsOf(object: Record<string, unknown>, type: TypeNode): [string, ObjectAttribute][] {
  const types = alternatives(type).filter((each) => each.type === "object");
  const named = types.filter(({ attributes }) => isLiteral(attributes._type, object._type));
  const [first, ...others] = named.length > 0 ? named : types;
  return Object.entries(first?.attributes ?? {}).filter(([name]) =>
    others.every(({ attributes }) => attributes[name]?.optional === false),
  );
}

const isLiteral = (attribute: ObjectAttribute | undefined, text: unknown): boolean =>
  attribute?.value.type === "string" && attribute.value.value === text;

const isNullable = (type: TypeNode): boolean =>
  alternatives(type).some((each) => each.type === "null" || each.type === "unknown");

const isBlock = (type: TypeNode): boolean =>
  type.type === "object" && isLiteral(type.attributes._type, "block");

const isPicture = (type: TypeNode): boolean =>
  alternatives(type).some((each) => each.type === "object" && "decorative" in each.attributes);

/** Whether a value is a picture or a block of text. The content lake completes their insides. */
const isOfTheLake = (type: TypeNode): boolean =>
  isPicture(type) || alternatives(type).some(isBlock);

function memberType(list: TypeNode): TypeNode {
  const array = alternatives(list).find((type) => type.type === "array");
  return array?.of ?? { type: "unknown" };
}

const toolTypes: ReadonlySet<unknown> = new Set(Object.values(toolList));

const isTool = (value: Record<string, unknown>): boolean => toolTypes.has(value._type);

type Section = { _type: string; _key?: unknown; heading?: unknown };

const isSection = (member: unknown): member is Section =>
  isRecord(member) && typeof member._type === "string";

/** The name of a section for editors: its type, and its heading if it has one. */
const nameOf = ({ _type, _key, heading }: Section): string =>
  `${_type} “${typeof heading === "string" ? heading : _key}”`;

/** Published content that is complete by now: a reader gives the same object each time. */
const completed = new WeakMap<object, Lacks>();

/**
 * Completes published content, and logs what it lacks.
 * @param where the path of the page that the content is for, or a name for what all pages show
 * @throws MissingContentError when a document cannot be shown
 */
export function completePublished(content: object, query: string, where: string): void {
  const lacks = completed.get(content) ?? completeContent(content, resultShape(query), "visitors");
  completed.set(content, lacks);
  const fault = faultOf(lacks, where);
  if (fault !== undefined) throw fault;
  warn(where, lacks.fields);
}

/** Why a page, or what all pages show, cannot be rendered; undefined if it can. */
function faultOf({ needed }: Lacks, where: string): MissingContentError | undefined {
  const [first] = needed;
  if (first === undefined) return undefined;
  const fields = needed.filter(({ document }) => document === first.document);
  const names = fields.map(({ field }) => `"${field}"`).join(", ");
  return new MissingContentError(
    where,
    `the published document "${first.document}" has no ${names}`,
  );
}

/** The last message about each page. */
const said = new Map<string, string>();

function warn(where: string, missing: readonly string[]): void {
  const list = missing.join(", ");
  if (list === (said.get(where) ?? "")) return;
  if (list === "") said.delete(where);
  else {
    said.set(where, list);
    log.warn(
      `${where} is shown without what it lacks: ${list}. Fill it in and publish; the Studio lists it under Checks.`,
    );
  }
}
