import { SearchIcon } from "@sanity/icons/Search";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { group, inGroups } from "../../fields/group.ts";
import { searchFields } from "./search-fields.ts";
import { socialFields } from "./social-fields.ts";
import { technicalFields } from "./technical-fields.ts";

export const pageMetadata = defineType({
  ...about("pageMetadata", "What search engines and social networks show for one path."),
  type: "document",
  icon: SearchIcon,
  ...inGroups(
    group("search", "Search", searchFields),
    group("social", "Sharing", socialFields),
    group("technical", "Technical", technicalFields),
  ),
  orderings: [{ name: "path", title: "Path", by: [{ field: "path", direction: "asc" }] }],
  preview: { select: { title: "path", subtitle: "title" } },
});
