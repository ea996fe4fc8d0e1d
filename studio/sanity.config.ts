import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { media } from "sanity-plugin-media";
import { schemaTypes } from "../schemas/index.ts";
import { addressChanges } from "./address-changes/address-changes.tsx";
import { Mark } from "./brand/mark.tsx";
import { checks } from "./checks-tool/checks-tool.tsx";
import { planFeatures } from "./config/plan-features.tsx";
import { documentActions } from "./document-actions/document-actions.ts";
import { FigureBadge } from "./document-actions/figure-badge.ts";
import { dubaiTime } from "./dubai-time.tsx";
import { asksForQueryTool, contentLake } from "./environment.ts";
import { figures } from "./figures-tool/figures-tool.tsx";
import { valueInputs } from "./figures-tool/value-input.tsx";
import { localWorkspace } from "./local/local-workspace.ts";
import { pathInputs } from "./pages/page-parts.tsx";
import { slugAddresses } from "./pages/slug-address.tsx";
import { choosePictures } from "./pictures/choose-pictures.tsx";
import { pictureInputs } from "./pictures/picture-input.tsx";
import { plainWords } from "./plain-words.ts";
import { previewTool } from "./preview/preview-tool.ts";
import { typedPreview } from "./preview/tell-preview.tsx";
import { searchPreviews } from "./search-previews/metadata-input.tsx";
import { takenSections } from "./sections/take-section.tsx";
import { settledDocument } from "./settled-document.tsx";
import { startScreen } from "./start-screen/start-screen.tsx";
import { structure } from "./structure/structure.ts";
import { creatableDocuments, listTemplates } from "./templates.ts";
import { pasting, pastingLines } from "./texts/paste.tsx";
import { translationRows } from "./translations/rows-input.tsx";
import { orderedValidation } from "./validation/ordered-validation.tsx";
import { saidUnderField } from "./validation/problems-under-field.tsx";

export default defineConfig({
  name: "default",
  title: "Nordune Studio",
  icon: Mark,
  projectId: contentLake.projectId,
  dataset: contentLake.dataset,
  ...(contentLake.isLocal ? localWorkspace(contentLake) : {}),
  plugins: [
    startScreen(),
    structureTool({ title: "Content", structure }),
    previewTool(),
    typedPreview(),
    media({ directUploads: true, creditLine: { enabled: true } }),
    figures(),
    checks(),
    searchPreviews(),
    pathInputs(),
    slugAddresses(),
    valueInputs(),
    translationRows(),
    takenSections(),
    pictureInputs(),
    addressChanges(),
    orderedValidation(),
    saidUnderField(),
    settledDocument(),
    pasting(),
    pastingLines(),
    dubaiTime(),
    plainWords(),
    planFeatures(),
    // Vision lets developers try queries. A built Studio has it only on request.
    ...(process.env.NODE_ENV !== "production" || asksForQueryTool
      ? [visionTool({ defaultApiVersion: contentLake.apiVersion })]
      : []),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => [...templates, ...listTemplates],
  },
  form: {
    image: { assetSources: choosePictures },
  },
  document: {
    actions: documentActions,
    badges: (badges, { schemaType }) =>
      schemaType === "figure" ? [...badges, FigureBadge] : badges,
    newDocumentOptions: creatableDocuments,
  },
});
