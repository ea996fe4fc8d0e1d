import { startTestLake } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import type { SchemaType } from "@sanity/types";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, test, vi } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { problemsOf } from "#tests/support/document-problems.ts";
import { seeded } from "#tests/support/first-content.ts";
import { keyed, line } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

const dubai = seeded("emirate", "emirate-dubai");

const schema = createSchema({ name: "default", types: schemaTypes });
const names = schemaTypes.map(({ name }) => name);

/** The initial values of the Studio for a new document or list member. */
async function initialValueOf(
  type: SchemaType,
  client: SanityClient,
): Promise<Record<string, unknown>> {
  // Without a browser the Studio computes synchronously.
  vi.stubGlobal("window", {});
  const value: unknown = await resolveInitialValueForType(type, {}, 10, {
    ...{ projectId: "local", dataset: "production", schema, currentUser: null },
    getClient: ({ apiVersion }) => client.withConfig({ apiVersion }),
  });
  vi.unstubAllGlobals();
  return isRecord(value) ? value : {};
}

const typeNamed = (name: string): SchemaType => {
  const type = schema.get(name);
  if (type === undefined) throw new Error(`There is no type “${name}”.`);
  return type;
};

/** A type with its inline types: list members without a name. */
function partsOf(type: SchemaType): SchemaType[] {
  const own = (part: SchemaType) => (names.includes(part.name) ? [] : partsOf(part));
  if (type.jsonType === "object") {
    return [type, ...type.fields.flatMap((field) => own(field.type))];
  }
  return type.jsonType === "array" ? type.of.flatMap(own) : [];
}

function isRequired({ validation }: SchemaType): boolean {
  const rules = Array.isArray(validation) ? validation : [validation];
  return rules.some(
    (rule) => typeof rule === "object" && !Array.isArray(rule) && rule.isRequired(),
  );
}

/** Paths of optional objects that exist in a new value all the same. */
function madeUnasked(type: SchemaType, value: unknown, path = type.name): string[] {
  if (type.jsonType !== "object" || !isRecord(value)) return [];
  return type.fields.flatMap((field) => {
    const at = `${path}.${field.name}`;
    if (field.type.jsonType !== "object" || value[field.name] === undefined) return [];
    return isRequired(field.type) ? madeUnasked(field.type, value[field.name], at) : [at];
  });
}

test("a new document has no empty optional object", async () => {
  const { client } = await startTestLake();
  const types = names.map(typeNamed).flatMap(partsOf);
  expect(types.map(({ name }) => name)).toContain("pictureTextSection");
  const made = await Promise.all(
    types.map(async (type) => madeUnasked(type, await initialValueOf(type, client))),
  );
  expect(made.flat()).toEqual([]);
});

/** A new section with only its required fields filled in. */
async function newSection(sample: Record<string, unknown> & { _type: string }) {
  const { client } = await startTestLake();
  const type = typeNamed(sample._type);
  const fields = type.jsonType === "object" ? type.fields : [];
  const filledIn = fields.flatMap(({ name, type: of }) =>
    isRequired(of) ? [[name, sample[name]]] : [],
  );
  return {
    ...(await initialValueOf(type, client)),
    ...Object.fromEntries(filledIn),
    _type: type.name,
  };
}

const freePage = {
  ...{ _id: "freePage-x", _type: "freePage", title: "A page", listing: "campaign" },
  ...{ slug: { _type: "slug", current: "a-page" } },
  hero: { heading: "A page", lead: line("A lead.") },
};

test.each(sectionSamples())(
  "a new $_type can be published once its fields are filled in",
  async (sample) => {
    const made = keyed("section", [await newSection(sample)]);
    const isOfEmirates = sample._type.startsWith("zone");
    const page = isOfEmirates
      ? {
          ...dubai,
          sections: [...dubai.sections, ...made.map((each) => ({ ...each, _key: "new" }))],
        }
      : { ...freePage, sections: made };
    const problems = await problemsOf(page);
    expect(problems.filter((problem) => problem.startsWith("error"))).toEqual([]);
  },
);
