import type { NewDocumentCreationContext } from "sanity";
import { expect, test } from "vitest";
import { singletonTypes } from "#schemas/index.ts";
import { ViewPageAction } from "#studio/document-actions/view-page.ts";
import { listTemplates } from "#studio/templates.ts";
import { studioWorkspace } from "./workspace.ts";

const { document: rules } = await studioWorkspace();

type Version = Parameters<typeof rules.actions>[0]["versionType"];

function actionsOf(schemaType: string, versionType: Version = "draft") {
  const releaseId = versionType === "version" ? "rSpring" : undefined;
  return rules.actions({ schemaType, documentId: schemaType, releaseId, versionType });
}

const namesOf = (schemaType: string, versionType?: Version) =>
  actionsOf(schemaType, versionType).map(({ action }) => action);

test.each([...singletonTypes])("lets nobody delete, copy or unpublish %s", (type) => {
  const names = namesOf(type);
  expect(names).toEqual(expect.arrayContaining(["publish", "schedule"]));
  for (const name of ["delete", "duplicate", "unpublish"]) expect(names).not.toContain(name);
});

test.each([...singletonTypes])("lets a release change %s, and not unpublish it", (type) => {
  const names = namesOf(type, "version");
  expect(names).toContain("discardVersion");
  expect(names).not.toContain("unpublishVersion");
  expect(namesOf("service", "version")).toContain("unpublishVersion");
});

test("leaves other documents their actions", () => {
  expect(namesOf("service")).toEqual(
    expect.arrayContaining(["publish", "delete", "duplicate", "unpublish"]),
  );
});

test.each([
  ["homePage", true],
  ["service", true],
  ["pageMetadata", true],
  ["figure", false],
  ["siteSettings", false],
  ["notFoundPage", false],
])("offers the page of %s: %s", (type, isOffered) => {
  expect(actionsOf(type).includes(ViewPageAction)).toBe(isOffered);
});

test("offers no eighth emirate where the seven do not stand", () => {
  const ids = (context: NewDocumentCreationContext) =>
    rules.resolveNewDocumentOptions(context).map(({ templateId }) => templateId);
  expect(ids({ type: "global" })).not.toContain("emirate");
  expect(ids({ type: "structure", schemaType: "emirate" })).toContain("emirate");
});

test("offers no second single document, nor a template that needs a list", () => {
  const ids = rules
    .resolveNewDocumentOptions({ type: "global" })
    .map(({ templateId }) => templateId);
  expect(ids).toEqual(expect.arrayContaining(["figure", "redirect", "service", "pageMetadata"]));
  for (const type of singletonTypes) expect(ids).not.toContain(type);
  for (const { id } of listTemplates) expect(ids).not.toContain(id);
});
