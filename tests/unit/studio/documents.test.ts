import type { DocumentActionComponent, NewDocumentCreationContext } from "sanity";
import { createStructureBuilder } from "sanity/structure";
import { expect, test } from "vitest";
import { schemaTypes, singletonTypes } from "#schemas/index.ts";
import { needsSecondPerson } from "#schemas/rules/second-person.ts";
import { onceApproved } from "#studio/address-changes/actions.ts";
import { documentActions } from "#studio/document-actions/document-actions.ts";
import { ViewPageAction } from "#studio/document-actions/page-actions.ts";
import { pageAddress } from "#studio/document-actions/page-address.ts";
import { zonesOf } from "#studio/structure/structure.ts";
import { FREE_ZONE_IN_EMIRATE, listTemplates } from "#studio/templates.ts";
import { groupOfFirstError, inFormOrder, titlesOf } from "#studio/validation/form-order.ts";
import { studioWorkspace } from "#tests/support/studio-workspace.ts";

const {
  document: rules,
  schema,
  unstable_sources: [source],
} = await studioWorkspace();
if (source === undefined) throw new Error("The workspace has no source.");

type Version = Parameters<typeof rules.actions>[0]["versionType"];

function actionsOf(schemaType: string, versionType: Version = "draft") {
  const releaseId = versionType === "version" ? "rSpring" : undefined;
  return rules.actions({ schemaType, documentId: schemaType, releaseId, versionType });
}

const namesOf = (schemaType: string, versionType?: Version) =>
  actionsOf(schemaType, versionType).map(({ action }) => action);

const forbidden = ["delete", "duplicate", "unpublish", "unpublishVersion"];

test.each([...singletonTypes, "service"])(
  "%s is published, scheduled and put in releases; what there is but one of stays",
  (type) => {
    const names = [...namesOf(type), ...namesOf(type, "version")];
    expect(names).toEqual(expect.arrayContaining(["publish", "schedule", "discardVersion"]));
    const taken = names.filter((name) => forbidden.includes(String(name)));
    expect(new Set(taken)).toEqual(new Set(type === "service" ? forbidden : []));
  },
);

/** Every type of document, as one for which the site settings may ask a second person. */
const documents = schemaTypes.flatMap(({ type, name }) =>
  type === "document" ? [{ _type: name, topic: "tax" }] : [],
);

test.each(["publish", "schedule"] as const)(
  "what may need a second person is offered to %s once it is approved, and nothing else",
  (action) => {
    const own: DocumentActionComponent = Object.assign(() => null, { action });
    const guarded = documents.filter(({ _type: schemaType }) => {
      const draft = { releaseId: undefined, versionType: "draft" } as const;
      return documentActions([own], { ...source, ...draft, schemaType })[0] === onceApproved(own);
    });
    expect(guarded).not.toEqual([]);
    expect(guarded).toEqual(documents.filter((each) => needsSecondPerson(each, ["tax", "legal"])));
  },
);

test("offers no eighth emirate, no second single document, and no template that needs a list", () => {
  const ids = (context: NewDocumentCreationContext) =>
    rules.resolveNewDocumentOptions(context).map(({ templateId }) => templateId);
  expect(ids({ type: "structure", schemaType: "emirate" })).toContain("emirate");
  const offered = ids({ type: "global" });
  expect(offered).toEqual(expect.arrayContaining(["figure", "redirect", "service"]));
  const left = ["emirate", ...singletonTypes, ...listTemplates.map(({ id }) => id)];
  expect(offered.filter((id) => left.includes(id))).toEqual([]);
});

const site = "https://example.com";

test.each([
  [{ _type: "homePage" }, "/"],
  [{ _type: "service", slug: { current: "tax-residency" } }, "/services/tax-residency"],
  [{ _type: "pageMetadata", path: "/about" }, "/about"],
  [{ _type: "figure" }, undefined],
  [{ _type: "siteSettings" }, undefined],
  [{ _type: "notFoundPage" }, undefined],
])("finds the page of %j, and offers it: %s", (document, path) => {
  expect(pageAddress(document, site)).toBe(path && site + path);
  expect(actionsOf(document._type).includes(ViewPageAction)).toBe(path !== undefined);
  // Nor has a service a page whose address is no slug.
  expect(pageAddress({ _type: "service", slug: "tax-residency" }, site)).toBeUndefined();
});

test("a zone is made and opened beside the list of its emirate", () => {
  const S = createStructureBuilder({ source, perspectiveStack: ["drafts"] });
  const list = zonesOf(S, "emirate-dubai").serialize();
  // Content, Free zones, By emirate: then the list.
  const opensBeside = (intent: string, params: Record<string, string>) =>
    list.canHandleIntent?.(intent, params, { pane: list, index: 3 });
  const type = "freeZone";
  expect(opensBeside("create", { type, template: FREE_ZONE_IN_EMIRATE })).toBe(true);
  expect(opensBeside("edit", { type, id: "zone" })).toBe(true);
  expect(opensBeside("edit", { type: "figure", id: "figure" })).toBe(false);
});

const service = schema.get("service");
const stored = {
  _type: "service",
  benefits: ["b", "a"].map((_key) => ({ _key, _type: "benefit" })),
};

const error = (...path: (string | { _key: string })[]) => ({ path, level: "error" as const });
const warning = (...path: string[]) => ({ path, level: "warning" as const });

test("problems stand in the order of the form, the graver first where a field has several", () => {
  if (service?.jsonType !== "object") throw new Error("A service is not stored.");
  const ordered = [
    error(),
    warning("title"),
    error("hero", "heading"),
    warning("hero", "heading"),
    error("hero", "image"),
    error("introduction", "heading"),
    error("benefits"),
    error("benefits", { _key: "b" }, "title"),
    error("benefits", { _key: "b" }, "text"),
    error("benefits", { _key: "a" }, "title"),
    error("closing", "heading"),
  ];
  expect(inFormOrder(ordered.toReversed(), service, stored)).toEqual(ordered);
  // A form opens on the group of its first error, and not on that of a warning.
  const problems = [error("benefits"), warning("title"), error("introduction", "heading")];
  expect(groupOfFirstError(problems, service, stored)).toBe("introduction");
  expect(groupOfFirstError([warning("benefits")], service, stored)).toBeUndefined();
  expect(groupOfFirstError([error()], service, stored)).toBeUndefined();
});

test("a place is named as an editor knows it: by its kind and heading, not by a number alone", () => {
  const page = schema.get("freePage");
  if (page?.jsonType !== "object") throw new Error("A page is not stored.");
  const sections = [
    { _key: "a", _type: "benefitsSection", heading: "What you gain" },
    { _key: "b", _type: "pictureTextSection", heading: "Where we are", link: {} },
    { _key: "c", _type: "pictureTextSection" },
    { _key: "d", _type: "questionsSection", questions: [{ _key: "q", question: "How long?" }] },
  ];
  const place = (...path: (string | { _key: string })[]) =>
    titlesOf(["sections", ...path], page, { _type: "freePage", sections }).join(" › ");
  expect(place()).toBe("Sections");
  expect(place({ _key: "b" }, "link", "label")).toBe(
    "Sections › Picture beside text “Where we are” › Link › Label",
  );
  expect(place({ _key: "c" }, "image")).toBe("Sections › Picture beside text 3 › Image");
  expect(place({ _key: "d" }, "questions", { _key: "q" }, "answer")).toBe(
    "Sections › Questions and answers 4 › Questions › Question “How long?” › Answer",
  );
  expect(titlesOf([], page, {})).toEqual(["Free page"]);
});
