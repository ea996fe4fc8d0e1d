import { presentationTool } from "sanity/presentation";
import { publicSiteUrl } from "../environment.ts";
import { locations } from "./locations.ts";
import { mainDocuments } from "./main-documents.ts";
import { Navigator } from "./navigator.tsx";

/** Sanity's Presentation: the site as it will be, beside the fields that it is made of. */
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
