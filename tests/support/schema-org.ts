import { type SchemaOrgTerms, schemaOrgTerms } from "./schema-org-terms.ts";

type Node = Record<string, unknown>;

const { parents, properties }: SchemaOrgTerms = schemaOrgTerms();

/** Every way in which a record breaks schema.org's definitions; empty when it is valid. */
export function schemaOrgProblems(record: unknown, at = "record"): string[] {
  if (!isNode(record)) return [`${at} is no record`];
  const type = record["@type"];
  if (typeof type !== "string" || !parents.has(type)) {
    return [`${at} is of the unknown type ${JSON.stringify(type)}`];
  }
  return Object.entries(record).flatMap(([key, value]) =>
    key.startsWith("@") ? [] : propertyProblems(type, key, value, `${at}.${key}`),
  );
}

function propertyProblems(type: string, key: string, value: unknown, at: string): string[] {
  const property = properties.get(key);
  if (property === undefined) return [`${at} is not defined`];
  if (!property.of.some((owner) => isKind(type, owner))) return [`${at} is not for a ${type}`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((item, index) =>
    valueProblems(property.holds, item, values.length > 1 ? `${at}[${index}]` : at),
  );
}

function valueProblems(holds: readonly string[], value: unknown, at: string): string[] {
  if (!isNode(value)) {
    const fits = holds.some((kind) => isScalar(kind, value));
    return fits ? [] : [`${at} is ${JSON.stringify(value)}, not ${[...holds].sort().join(" or ")}`];
  }
  const isPointer = Object.keys(value).join() === "@id";
  if (isPointer) return [];
  const type = String(value["@type"]);
  if (!holds.some((kind) => isKind(type, kind))) return [`${at} is a ${type}`];
  return schemaOrgProblems(value, at);
}

function isScalar(kind: string, value: unknown): boolean {
  if (kind === "Text") return typeof value === "string" && value !== "";
  if (kind === "Date") return typeof value === "string" && /^\d{4}(-\d\d){0,2}$/.test(value);
  if (kind === "DateTime") return typeof value === "string" && !Number.isNaN(Date.parse(value));
  if (kind === "Boolean") return typeof value === "boolean";
  if (kind === "Integer") return Number.isInteger(value);
  if (kind === "Number") return typeof value === "number";
  // An address stands for the thing that it names.
  return typeof value === "string" && URL.canParse(value);
}

/** True for a type, and for those below it. */
function isKind(type: string, kind: string): boolean {
  return type === kind || (parents.get(type)?.some((parent) => isKind(parent, kind)) ?? false);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
