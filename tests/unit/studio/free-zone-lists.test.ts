import { createStructureBuilder, type DocumentList } from "sanity/structure";
import { expect, test } from "vitest";
import { zonesOf } from "#studio/structure/free-zones.ts";
import { FREE_ZONE_IN_EMIRATE } from "#studio/templates.ts";
import { studioWorkspace } from "./workspace.ts";

const {
  unstable_sources: [source],
} = await studioWorkspace();
if (source === undefined) throw new Error("The workspace has no source.");
const S = createStructureBuilder({ source, perspectiveStack: ["drafts"] });

/** Content, Free zones, By emirate: then the list. */
const DEPTH = 3;

const opensBeside = (list: DocumentList, intent: string, params: Record<string, string>) =>
  list.canHandleIntent?.(intent, params, { pane: list, index: DEPTH });

test("a zone is made and opened beside the list of its emirate", () => {
  const list = zonesOf(S, "emirate-dubai").serialize();
  const [template] = list.initialValueTemplates ?? [];
  expect(template).toMatchObject({
    templateId: FREE_ZONE_IN_EMIRATE,
    parameters: { emirate: "emirate-dubai" },
  });
  const type = "freeZone";
  expect(opensBeside(list, "create", { type, template: FREE_ZONE_IN_EMIRATE })).toBe(true);
  expect(opensBeside(list, "edit", { type, id: "zone" })).toBe(true);
  expect(opensBeside(list, "edit", { type: "figure", id: "figure" })).toBe(false);
});
