import { objectList } from "./list.ts";

/** The links of a group, and of a section of the mobile menu. */
export const menuLinks = objectList({
  name: "links",
  title: "Links",
  members: "links",
  description: "Links and lists of pages, in the order they are shown.",
  of: ["navLink", "pageList"],
  min: 1,
});
