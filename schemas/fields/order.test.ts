import { createAll, startTestLake } from "@nordune/content-lake/testing";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";

test("a new document comes last in its list, after drafts too", async () => {
  const schema = createSchema({ name: "default", types: schemaTypes });
  const documentType = schema.get("service");
  const fields = documentType?.jsonType === "object" ? documentType.fields : [];
  const place = fields.find(({ name }) => name === "orderRank");
  if (place === undefined) throw new Error("A service has no field for its place.");
  const { client } = await startTestLake();
  await createAll(
    client,
    { _id: "one", _type: "service", orderRank: "0|000008:" },
    { _id: "drafts.two", _type: "service", orderRank: "0|100100:" },
    { _id: "four", _type: "testimonial", orderRank: "0|500000:" },
  );
  const placeOfNew = await resolveInitialValueForType(place.type, {}, 1, {
    ...{ schema, projectId: "local", dataset: "production", currentUser: null },
    getClient: (options) => client.withConfig(options),
  });
  expect(placeOfNew).toBe("0|100108:");
});
