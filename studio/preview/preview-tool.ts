import { defineDocuments, presentationTool } from "sanity/presentation";
import { pathIn, translationLanguages } from "../../schemas/shared/languages.ts";
import { fixedPaths, pageAt, slugRoutes } from "../../schemas/shared/routes.ts";
import { publicSiteUrl } from "../environment.ts";
import { locations } from "./locations.ts";
import { Navigator } from "./navigator.tsx";

/** The document that opens beside the page at each path: in another language, its translation. */
const mainDocuments = defineDocuments([
  ...translationLanguages.flatMap(({ id }) => {
    const translationAt = (path: string, ofPage: string) => ({
      route: pathIn(id, path),
      filter: `_type == "translation" && language == "${id}" && ${ofPage}`,
    });
    return [
      ...fixedPaths.map((path) =>
        translationAt(path, `translated._ref == "${pageAt(path)?.type}"`),
      ),
      ...slugRoutes.map(({ type, prefix }) =>
        translationAt(
          `${prefix}/:slug`,
          `translated->_type == "${type}" && translated->slug.current == $slug`,
        ),
      ),
    ];
  }),
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

/** Sanity's Presentation tool: the site as it will be, beside the fields of its content. */
export const previewTool = () =>
  presentationTool({
    name: "preview",
    title: "Preview",
    previewUrl: {
      initial: publicSiteUrl,
      previewMode: {
        enable: "/api/draft-mode/enable",
        disable: "/api/draft-mode/disable",
      },
    },
    resolve: { locations, mainDocuments },
    components: {
      unstable_navigator: { component: Navigator, minWidth: 200, maxWidth: 320 },
    },
  });
