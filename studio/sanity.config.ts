import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { media } from "sanity-plugin-media";
import { schemaTypes } from "../schemas/index.ts";
import { addressChanges } from "./actions/address-changes/address-changes.tsx";
import { documentActions } from "./actions/document-actions.ts";
import { FigureBadge } from "./actions/figure-badge.ts";
import { asksForQueryTool, contentLake } from "./environment.ts";
import { copiedSections } from "./inputs/copied-sections.tsx";
import { dayInputs } from "./inputs/day-inputs.tsx";
import { foundInTexts } from "./inputs/found-in-texts.tsx";
import { openedForms } from "./inputs/opened-forms.tsx";
import { pathInputs } from "./inputs/path-inputs.tsx";
import { choosePictures } from "./inputs/pictures/choose-pictures.tsx";
import { pictureInputs } from "./inputs/pictures/picture-inputs.tsx";
import { slugAddresses } from "./inputs/slug-addresses.tsx";
import { pasting, pastingLines } from "./inputs/texts/pasting.tsx";
import { valueInputs } from "./inputs/value-inputs.tsx";
import { Mark } from "./lib/mark.tsx";
import { localWorkspace } from "./local/local-workspace.ts";
import { previewTool } from "./preview/preview-tool.ts";
import { searchPreviews } from "./preview/search-previews/search-previews.tsx";
import { typedPreview } from "./preview/typed-preview.tsx";
import { plainWords } from "./sanity-patches/plain-words.ts";
import { planFeatures } from "./sanity-patches/plan-features.tsx";
import { settledDocument } from "./sanity-patches/settled-document.tsx";
import { orderedValidation } from "./sanity-patches/validation/ordered-validation.tsx";
import { problemsUnderField } from "./sanity-patches/validation/problems-under-field.tsx";
import { structure } from "./structure/structure.ts";
import { creatableDocuments, listTemplates } from "./structure/templates.ts";
import { checksTool } from "./tools/checks/checks-tool.tsx";
import { figuresTool } from "./tools/figures/figures-tool.tsx";
import { sheetsTool } from "./tools/sheets/sheets-tool.ts";
import { startScreen } from "./tools/start/start-screen.tsx";
import { siteLanguagesForm } from "./translations/site-languages.tsx";
import { translationRows } from "./translations/translation-rows.tsx";

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
    figuresTool(),
    checksTool(),
    sheetsTool(),
    searchPreviews(),
    pathInputs(),
    slugAddresses(),
    valueInputs(),
    foundInTexts(),
    siteLanguagesForm(),
    openedForms(),
    dayInputs(),
    translationRows(),
    copiedSections(),
    pictureInputs(),
    addressChanges(),
    orderedValidation(),
    problemsUnderField(),
    settledDocument(),
    pasting(),
    pastingLines(),
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
