import {
  type Path,
  type Rule,
  resolveConditionalProperty,
  type SanityDocument,
  type SchemaType,
  type ValidationContext,
} from "sanity";
import { isRecord } from "./document.ts";

/** What rules may ask. It is the same for all documents. */
type Surroundings = Pick<
  ValidationContext,
  "schema" | "i18n" | "environment" | "getClient" | "getDocumentExists"
>;

/** A value with its type, and its place in a document. */
type Place = { value: unknown; type: SchemaType; parent: unknown; path: Path; hidden: boolean };

/**
 * Whether no rule of the content model objects to a document. Sanity's `validateDocument` tells more,
 * but before each field and each rule it waits for an idle moment of the browser, and of a hundred
 * documents only a few break a rule. A document that this function cannot judge counts as faulty.
 */
export async function isFaultless(
  document: SanityDocument,
  surroundings: Surroundings,
): Promise<boolean> {
  const root = surroundings.schema.get(document._type);
  if (root === undefined) return false;
  const answers: ReturnType<Rule["validate"]>[] = [];
  const places = [placeOf(document, root, document, { path: [], hidden: false })];
  // The list grows meanwhile by what is within each place.
  for (const place of places) {
    const { value, ...where } = place;
    const rules = rulesOf(place.type);
    const inner = rules && placesIn(place, rules, document);
    if (inner === undefined) return false;
    for (const rule of rules ?? [])
      answers.push(rule.validate(value, { ...surroundings, ...where, document }));
    places.push(...inner);
  }
  return (await Promise.all(answers)).every((problems) => problems.length === 0);
}

/** A place, which is hidden if what it is in is hidden. */
function placeOf(
  value: unknown,
  type: SchemaType,
  document: SanityDocument,
  { parent, path, hidden }: Partial<Place> & Pick<Place, "path" | "hidden">,
): Place {
  const context = { document, parent, value, path, currentUser: null };
  return {
    ...{ value, type, parent, path },
    hidden: hidden || resolveConditionalProperty(type.hidden, context),
  };
}

/**
 * The rules of a type; undefined unless they were compiled with the content model and concern
 * nothing but the value itself.
 */
function rulesOf(type: SchemaType): Rule[] | undefined {
  const { validation } = type;
  if (!Object.hasOwn(type, "validation") || !Array.isArray(validation)) return undefined;
  const rules = validation.filter((each) => typeof each === "object" && "validate" in each);
  return rules.length === validation.length && rules.every(isOfOneValue) ? rules : undefined;
}

const isOfOneValue = ({ _fieldRules, _rules }: Rule): boolean =>
  _fieldRules === undefined && !_rules.some(({ flag }) => flag === "all" || flag === "either");

/** The fields or members of a value; undefined if a member's type cannot be told. */
function placesIn(
  { value, type, path, hidden }: Place,
  rules: readonly Rule[],
  document: SanityDocument,
): Place[] | undefined {
  if (type.jsonType === "object") {
    // A required object that is missing lacks its required fields too.
    if (!value && (value != null || !rules.some((rule) => rule.isRequired()))) return [];
    return type.fields.map(({ name, type }) =>
      placeOf(isRecord(value) ? value[name] : undefined, type, document, {
        parent: value,
        path: [...path, name],
        hidden,
      }),
    );
  }
  if (type.jsonType !== "array" || !Array.isArray(value)) return [];
  const inner: Place[] = [];
  for (const [index, member] of value.entries()) {
    const memberType = typeAmong(type.of, member);
    if (memberType === undefined) return undefined;
    const step =
      isRecord(member) && typeof member._key === "string" ? { _key: member._key } : index;
    inner.push(
      placeOf(member, memberType, document, { parent: value, path: [...path, step], hidden }),
    );
  }
  return inner;
}

/** The type of a list's member. */
function typeAmong(types: readonly SchemaType[], member: unknown): SchemaType | undefined {
  if (types.length === 1) return types[0];
  const named = isRecord(member) ? member._type : undefined;
  if (typeof named !== "string") return undefined;
  return types.find(({ type }) => type?.name === named) ?? types.find(({ name }) => name === named);
}
