import { definePlugin } from "sanity";
import { MetadataInput } from "./metadata-input.tsx";

/** Shows editors of page metadata what search engines and networks will make of it. */
export const searchPreviews = definePlugin({
  name: "nordune/search-previews",
  form: { components: { input: MetadataInput } },
});
