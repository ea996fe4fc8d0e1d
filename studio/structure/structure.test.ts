import { createStructureBuilder } from "sanity/structure";
import { expect, test } from "vitest";
import { studioWorkspace } from "../../tests/support/studio-workspace.ts";
import { zonesOf } from "./structure.ts";
import { FREE_ZONE_IN_EMIRATE } from "./templates.ts";

const {
  unstable_sources: [source],
} = await studioWorkspace();
if (source === undefined) throw new Error("The workspace has no source.");

test("a new free zone opens beside the list of its emirate", () => {
  const S = createStructureBuilder({ source, perspectiveStack: ["drafts"] });
  const list = zonesOf(S, "emirate-dubai").serialize();
  // The path Content, Free zones, By emirate leads to the list.
  const opensBeside = (intent: string, params: Record<string, string>) =>
    list.canHandleIntent?.(intent, params, { pane: list, index: 3 });
  const type = "freeZone";
  expect(opensBeside("create", { type, template: FREE_ZONE_IN_EMIRATE })).toBe(true);
  expect(opensBeside("edit", { type, id: "zone" })).toBe(true);
  expect(opensBeside("edit", { type: "figure", id: "figure" })).toBe(false);
});
