import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "../schemas/index.ts";
import { Mark } from "./brand/mark.tsx";
import { checks } from "./checks-tool/checks-tool.tsx";
import { documentActions } from "./document-actions/document-actions.ts";
import { FigureBadge } from "./document-actions/figure-badge.ts";
import { contentLake } from "./environment.ts";
import { localWorkspace } from "./local/local-workspace.ts";
import { previewTool } from "./preview/preview-tool.ts";
import { pathInputs } from "./pages/path-input.tsx";
import { pictureInputs } from "./pictures/picture-input.tsx";
import { removalOffers } from "./removing/removal-layout.tsx";
import { searchPreviews } from "./search-previews/metadata-input.tsx";
import { structure } from "./structure/structure.ts";
import { creatableDocuments, listTemplates } from "./templates.ts";

const isDevelopment = contentLake.isLocal || process.env.NODE_ENV !== "production";

export default defineConfig({
  name: "default",
  title: "Nordune Studio",
  icon: Mark,
  projectId: contentLake.projectId,
  dataset: contentLake.dataset,
  ...(contentLake.isLocal ? localWorkspace(contentLake) : {}),
  plugins: [
    structureTool({ title: "Content", structure }),
    previewTool(),
    checks(),
    searchPreviews(),
    pathInputs(),
    pictureInputs(),
    removalOffers(),
    ...(isDevelopment ? [visionTool({ defaultApiVersion: contentLake.apiVersion })] : []),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => [...templates, ...listTemplates],
  },
  document: {
    actions: documentActions,
    badges: (badges, { schemaType }) =>
      schemaType === "figure" ? [...badges, FigureBadge] : badges,
    newDocumentOptions: creatableDocuments,
    comments: { enabled: !contentLake.isLocal },
  },
});
