/*
 * The definitions of schema.org for the types that the site uses: which properties a type has, of
 * its own and from the types above it, and what each property may hold.
 */

const parents: Record<string, string | undefined> = {
  Thing: undefined,
  Intangible: "Thing",
  Organization: "Thing",
  CreativeWork: "Thing",
  Place: "Thing",
  WebSite: "CreativeWork",
  AdministrativeArea: "Place",
  Country: "AdministrativeArea",
  ItemList: "Intangible",
  BreadcrumbList: "ItemList",
  OfferCatalog: "ItemList",
  ListItem: "Intangible",
  Offer: "Intangible",
  Rating: "Intangible",
  AggregateRating: "Rating",
  Service: "Intangible",
  ContactPoint: "Intangible",
};

type Definition = { on: string[]; holds: string[] };

const properties: Record<string, Definition> = {
  name: { on: ["Thing"], holds: ["Text"] },
  description: { on: ["Thing"], holds: ["Text"] },
  url: { on: ["Thing"], holds: ["URL"] },
  sameAs: { on: ["Thing"], holds: ["URL"] },
  logo: { on: ["Organization", "Place", "Service"], holds: ["URL", "ImageObject"] },
  email: { on: ["Organization", "ContactPoint"], holds: ["Text"] },
  telephone: { on: ["Organization", "ContactPoint", "Place"], holds: ["Text"] },
  address: { on: ["Organization", "Place"], holds: ["Text", "PostalAddress"] },
  foundingDate: { on: ["Organization"], holds: ["Date"] },
  areaServed: { on: ["Organization", "Service", "ContactPoint"], holds: ["Text", "Place"] },
  contactPoint: { on: ["Organization"], holds: ["ContactPoint"] },
  aggregateRating: { on: ["Organization", "Service"], holds: ["AggregateRating"] },
  contactType: { on: ["ContactPoint"], holds: ["Text"] },
  availableLanguage: { on: ["ContactPoint"], holds: ["Text", "Language"] },
  ratingValue: { on: ["Rating"], holds: ["Number", "Text"] },
  bestRating: { on: ["Rating"], holds: ["Number", "Text"] },
  worstRating: { on: ["Rating"], holds: ["Number", "Text"] },
  reviewCount: { on: ["AggregateRating"], holds: ["Integer"] },
  inLanguage: { on: ["CreativeWork"], holds: ["Text", "Language"] },
  publisher: { on: ["CreativeWork"], holds: ["Organization", "Person"] },
  provider: { on: ["Service", "CreativeWork"], holds: ["Organization", "Person"] },
  hasOfferCatalog: { on: ["Organization", "Service"], holds: ["OfferCatalog"] },
  itemListElement: { on: ["ItemList"], holds: ["ListItem", "Text", "Thing"] },
  itemOffered: { on: ["Offer"], holds: ["Service", "CreativeWork"] },
  item: { on: ["ListItem"], holds: ["Thing"] },
  position: { on: ["ListItem", "CreativeWork"], holds: ["Integer", "Text"] },
};

type Node = Record<string, unknown>;

/** Every way in which a record breaks the definitions; empty when it is valid. */
export function schemaOrgProblems(record: unknown, at = "record"): string[] {
  if (!isNode(record)) return [`${at} is no record`];
  const type = record["@type"];
  if (typeof type !== "string" || !Object.hasOwn(parents, type)) {
    return [`${at} is of the unknown type ${JSON.stringify(type)}`];
  }
  return Object.entries(record).flatMap(([key, value]) =>
    key.startsWith("@") ? [] : propertyProblems(type, key, value, `${at}.${key}`),
  );
}

function propertyProblems(type: string, key: string, value: unknown, at: string): string[] {
  const definition = properties[key];
  if (definition === undefined) return [`${at} is not defined`];
  if (!definition.on.some((owner) => isKind(type, owner))) return [`${at} is not for a ${type}`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((item, index) =>
    valueProblems(definition.holds, item, values.length > 1 ? `${at}[${index}]` : at),
  );
}

function valueProblems(holds: string[], value: unknown, at: string): string[] {
  if (!isNode(value)) {
    const fits = holds.some((kind) => isScalar(kind, value));
    return fits ? [] : [`${at} is ${JSON.stringify(value)}, not ${holds.join(" or ")}`];
  }
  const isPointer = Object.keys(value).join() === "@id";
  if (isPointer) return [];
  const type = String(value["@type"]);
  if (!holds.some((kind) => isKind(type, kind))) return [`${at} is a ${type}`];
  return schemaOrgProblems(value, at);
}

function isScalar(kind: string, value: unknown): boolean {
  if (kind === "Text") return typeof value === "string" && value !== "";
  // An address stands for the thing that it names.
  if (kind === "URL" || kind === "Thing") return typeof value === "string" && URL.canParse(value);
  if (kind === "Date") return typeof value === "string" && /^\d{4}(-\d\d){0,2}$/.test(value);
  if (kind === "Integer") return Number.isInteger(value);
  return kind === "Number" && typeof value === "number";
}

function isKind(type: string | undefined, kind: string): boolean {
  return type !== undefined && (type === kind || isKind(parents[type], kind));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
