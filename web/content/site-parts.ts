import type { Site } from "./fetch-site.ts";
import { withRequiredParts } from "./required.ts";

/** The site, with an error for each missing part that is thrown once a page reads that part. */
export const siteWithRequiredParts = ({ settings, navigation, lists }: Site): Site => ({
  settings: withRequiredParts(settings, "siteSettings"),
  navigation,
  lists,
});
