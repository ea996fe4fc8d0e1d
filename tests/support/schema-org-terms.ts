import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type SchemaOrgTerms = {
  /** The types right above each type. */
  parents: Map<string, string[]>;
  /** The types that have a property, and the types of what it holds. */
  properties: Map<string, { of: string[]; holds: string[] }>;
};

/** A statement about two of schema.org's terms: `<subject> <predicate> <object> <graph> .` */
const statement = /^<http:\/\/schema\.org\/(\w+)> <\S+[/#](\w+)> <http:\/\/schema\.org\/(\w+)> /gm;

/** Reads the vocabulary that schema.org publishes, as the package of that name carries it. */
export function schemaOrgTerms(): SchemaOrgTerms {
  const file = fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq"));
  const parents: SchemaOrgTerms["parents"] = new Map();
  const properties: SchemaOrgTerms["properties"] = new Map();
  const typeNamed = (name: string) => getOrAdd(parents, name, () => []);
  const propertyNamed = (name: string) => getOrAdd(properties, name, () => ({ of: [], holds: [] }));
  const statements = readFileSync(file, "utf8").matchAll(statement);
  for (const [, subject = "", predicate, object = ""] of statements) {
    if (predicate === "subClassOf") {
      typeNamed(subject).push(object);
      typeNamed(object);
    }
    if (predicate === "domainIncludes") propertyNamed(subject).of.push(object);
    if (predicate === "rangeIncludes") propertyNamed(subject).holds.push(object);
  }
  return { parents, properties };
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
