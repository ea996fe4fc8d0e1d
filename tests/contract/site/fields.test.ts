import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/rules/record.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { routingQuery } from "#web/content/queries/routing.ts";
import { tagsOf } from "./changes.ts";
import { filled, variants } from "./field-values.ts";
import { type ContentRequest, requestsUnder } from "./requests.ts";
import { seededLake } from "./seeded-lake.ts";

const schema = createSchema({ name: "default", types: schemaTypes });

/** A document of each type that is not the only one of it, and that pages show. */
const samples: Record<string, string> = {
  advantage: "advantage-safety",
  emirate: "emirate-dubai",
  figure: "figure-free-zone-corporate-tax-rate",
  freeZone: "freeZone-ifza",
  pageMetadata: "pageMetadata-contact",
  partner: "partner-dmcc",
  redirect: "redirect-about-us",
  service: "service-tax-residency",
  testimonial: "testimonial-1",
};

const documentTypes = schemaTypes.filter(({ type }) => type === "document");

/** What a field's description says when no visitor meets its value. */
const FOR_EDITORS = /for editors, not shown on the site/;

const routing = {
  query: routingQuery,
  params: { slugTypes: ["service", "emirate", "advantage"] },
};

function findTargets(types: readonly string[]): string[] {
  if (types.includes("sanity.imageAsset")) return pictureIds;
  return seedDocuments.filter(({ _type }) => types.includes(_type)).map(({ _id }) => _id);
}

const pictureIds = [...JSON.stringify(seedDocuments).matchAll(/"_ref":"(image-[^"]+)"/g)].flatMap(
  ([, id]) => id ?? [],
);

test.each(documentTypes.map(({ name }) => name))(
  "every field of %s shows on a page, or says that it is for editors",
  async (type) => {
    const client = await seededLake();
    const id = samples[type] ?? type;
    const documentType = schema.get(type);
    const stored = await client.getDocument(id);
    if (documentType === undefined || stored === undefined) throw new Error(`No ${id} is seeded.`);
    const full = filled(documentType, stored, findTargets);
    const publish = async (document: unknown) => {
      if (!isRecord(document)) throw new Error(`${id} is no document.`);
      const { _rev, _updatedAt, ...content } = document;
      await client.createOrReplace({ ...content, _id: id, _type: type });
      return content;
    };
    const before = await publish(full);

    const answerOf = async ({ query, params }: ContentRequest) =>
      JSON.stringify(await client.fetch(query, params));
    const answersBefore = new Map<string, string>();
    const isShownBy = async (request: ContentRequest, changed: unknown) => {
      const key = JSON.stringify(request);
      const answer = await answerOf(request);
      if (!answersBefore.has(key)) {
        await publish(full);
        answersBefore.set(key, await answerOf(request));
        await publish(changed);
      }
      return answer !== answersBefore.get(key);
    };

    const silent: string[] = [];
    const boasting: string[] = [];
    for (const { field, value, descriptions } of variants(documentType, full, findTargets)) {
      const tags = await tagsOf(client, before, await publish(value));
      let isShown = false;
      for (const request of [...tags.flatMap(requestsUnder), routing]) {
        isShown ||= await isShownBy(request, value);
      }
      const isForEditors = descriptions.some((description) => FOR_EDITORS.test(description));
      if (!isShown && !isForEditors) silent.push(field);
      if (isShown && isForEditors) boasting.push(field);
    }
    expect({ silent, boasting }).toEqual({ silent: [], boasting: [] });
  },
);
