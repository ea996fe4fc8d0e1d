import type { DocumentActionComponent, NewDocumentCreationContext } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes, singletonTypes } from "#schemas/index.ts";
import { MAY_NEED_SECOND_PERSON, needsSecondPerson } from "#schemas/rules/second-person.ts";
import { onceApproved, schedulingInWords } from "#studio/actions/address-changes/actions.ts";
import { documentActions } from "#studio/actions/document-actions.ts";
import { ViewPageAction } from "#studio/actions/page-actions.ts";
import { pageAddress } from "#studio/actions/page-address.ts";
import { DeclineAction } from "#studio/actions/second-person/decline.tsx";
import { listTemplates } from "#studio/structure/templates.ts";
import { studioWorkspace } from "#tests/support/studio-workspace.ts";

const {
  document: rules,
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
  "the Studio lets an editor publish and schedule %s, and offers no deletion of singletons",
  (type) => {
    const names = [...namesOf(type), ...namesOf(type, "version")];
    expect(names).toEqual(expect.arrayContaining(["publish", "schedule", "discardVersion"]));
    const taken = names.filter((name) => forbidden.includes(String(name)));
    expect(new Set(taken)).toEqual(new Set(type === "service" ? forbidden : []));
  },
);

/** Every type of document for which the site settings may require a second person. */
const documents = schemaTypes.flatMap(({ type, name }) =>
  type === "document" ? [{ _type: name, topic: "tax" }] : [],
);

const mayNeedApproval = documents.filter((each) => needsSecondPerson(each, MAY_NEED_SECOND_PERSON));

test.each(["publish", "schedule"] as const)(
  "the action %s waits for approval in exactly the documents that may need a second person",
  (action) => {
    const own: DocumentActionComponent = Object.assign(() => null, { action });
    const waiting = onceApproved(action === "schedule" ? schedulingInWords(own) : own);
    const guarded = documents.filter(({ _type: schemaType }) => {
      const draft = { releaseId: undefined, versionType: "draft" } as const;
      return documentActions([own], { ...source, ...draft, schemaType })[0] === waiting;
    });
    expect(guarded).not.toEqual([]);
    expect(guarded).toEqual(mayNeedApproval);
  },
);

test("a document that may need a second person can be declined, and has a log", () => {
  const offers = ({ _type }: { _type: string }) =>
    actionsOf(_type).some(({ displayName }) => displayName === DeclineAction.displayName);
  expect(documents.filter(offers)).toEqual(mayNeedApproval);
  const logged = schemaTypes.filter(
    (type) => "fields" in type && type.fields?.some(({ name }) => name === "log"),
  );
  const names = mayNeedApproval.map(({ _type }) => _type);
  expect(logged.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test("the Studio offers no second singleton and no eighth emirate to create", () => {
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
])("the Studio finds the page of %j and links to it: %s", (document, path) => {
  expect(pageAddress(document, site)).toBe(path && site + path);
  expect(actionsOf(document._type).includes(ViewPageAction)).toBe(path !== undefined);
  // A service with an invalid slug has no page either.
  expect(pageAddress({ _type: "service", slug: "tax-residency" }, site)).toBeUndefined();
});
