import { defineDocuments } from "sanity/presentation";
import { fixedPaths, pageAt, slugRoutes } from "../../schemas/shared/routes.ts";

/** Which document is opened beside the page at each path. */
export const mainDocuments = defineDocuments([
  ...fixedPaths.flatMap((path) => {
    const page = pageAt(path);
    return page === undefined ? [] : [{ route: path, type: page.type }];
  }),
  ...slugRoutes.map(({ type, prefix }) => ({
    route: `${prefix}/:slug`,
    filter: `_type == "${type}" && slug.current == $slug`,
  })),
  { route: "/:slug/:below", filter: `_type == "freePage" && slug.current == $slug + "/" + $below` },
]);
