import { definePlugin } from "sanity";
import { documents } from "../../schemas/documents/index.ts";
import { slugTypes } from "../../schemas/shared/routes.ts";
import { aboveReleaseForm } from "../lib/above-release-form.tsx";
import { AnnouncedChanges } from "./announced-changes.tsx";
import { FormHindrance, ReleaseHindrances } from "./referring.tsx";
import { ReleaseMove } from "./release-move.tsx";

const types = documents.map(({ name }) => name);

const inReleases = definePlugin({
  name: "nordune/release-moves",
  form: { components: { input: aboveReleaseForm(slugTypes, ReleaseMove) } },
});

/**
 * What follows when a page comes to an address, moves or goes: at once, after an editor's action, or
 * with a content release, whose forms and tool say it beforehand.
 */
export const addressChanges = definePlugin({
  name: "nordune/address-changes",
  plugins: [inReleases()],
  form: { components: { input: aboveReleaseForm(types, FormHindrance) } },
  studio: { components: { layout: AnnouncedChanges, activeToolLayout: ReleaseHindrances } },
});
