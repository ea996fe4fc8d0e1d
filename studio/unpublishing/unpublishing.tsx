import { definePlugin } from "sanity";
import { documents } from "../../schemas/documents/index.ts";
import { aboveReleaseForm } from "../lib/above-release-form.tsx";
import { Hindrance } from "./hindrance.tsx";
import { ReleasesLayout } from "./release-hindrances.tsx";

const types = documents.map(({ name }) => name);

/** Says, where a release takes a document off the site, what still refers to it. */
export const unpublishing = definePlugin({
  name: "nordune/unpublishing",
  form: { components: { input: aboveReleaseForm(types, Hindrance) } },
  studio: { components: { activeToolLayout: ReleasesLayout } },
});
