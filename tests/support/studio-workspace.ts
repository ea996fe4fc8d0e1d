import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import { createMockAuthStore, createWorkspaceFromConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "#schemas/index.ts";
import { documentActions } from "#studio/actions/document-actions.ts";
import { creatableDocuments, listTemplates } from "#studio/structure/templates.ts";

/** A workspace with the Studio's own rules on documents, without its user interface. */
export function studioWorkspace() {
  const client = clientOf({ url: "http://localhost" });
  return createWorkspaceFromConfig({
    ...{ name: "test", projectId: PROJECT_ID, dataset: "production" },
    auth: createMockAuthStore({ client, currentUser: null }),
    schema: {
      types: schemaTypes,
      templates: (templates) => [...templates, ...listTemplates],
    },
    plugins: [structureTool()],
    document: { actions: documentActions, newDocumentOptions: creatableDocuments },
  });
}
