import { SearchIcon } from "@sanity/icons/Search";
import { defineType } from "@sanity/types";
import { searchFields } from "./search-fields.ts";
import { socialFields } from "./social-fields.ts";
import { technicalFields } from "./technical-fields.ts";

export const pageMetadata = defineType({
  name: "pageMetadata",
  type: "document",
  title: "Page metadata",
  description: "What search engines and social networks show for one path.",
  icon: SearchIcon,
  groups: [
    { name: "search", title: "Search", default: true },
    { name: "social", title: "Sharing" },
    { name: "technical", title: "Technical" },
  ],
  fields: [...searchFields, ...socialFields, ...technicalFields],
  orderings: [{ name: "path", title: "Path", by: [{ field: "path", direction: "asc" }] }],
  preview: { select: { title: "path", subtitle: "title" } },
});
