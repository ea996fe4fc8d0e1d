import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";

const schema = createSchema({ name: "default", types: schemaTypes });

/** The place that the Studio gives a new document of a type, with these documents in the lake. */
async function placeOfNew(type: string, stored: { _id: string; _type: string; order?: number }[]) {
  const client = clientOf(await startTestLake());
  for (const document of stored) await client.create(document, { visibility: "sync" });
  const documentType = schema.get(type);
  const fields = documentType?.jsonType === "object" ? documentType.fields : [];
  const order = fields.find(({ name }) => name === "order");
  if (order === undefined) throw new Error(`${type} has no field for its place.`);
  return resolveInitialValueForType(order.type, {}, 1, {
    schema,
    projectId: "local",
    dataset: "production",
    currentUser: null,
    getClient: (options) => client.withConfig(options),
  });
}

test.each(["service", "freeZone", "advantage", "partner"])(
  "a new %s stands after all others, drafts included",
  async (type) => {
    const stored = [
      { _id: "one", _type: type, order: 7 },
      { _id: "drafts.two", _type: type, order: 9 },
      { _id: "three", _type: type },
      { _id: "four", _type: "testimonial", order: 40 },
    ];
    expect(await placeOfNew(type, stored)).toBe(10);
    expect(await placeOfNew(type, [])).toBe(1);
  },
);

test("a new emirate gets no place beyond the last there is", async () => {
  const stored = [{ _id: "seventh", _type: "emirate", order: 7 }];
  expect(await placeOfNew("emirate", stored)).toBe(7);
});
