import type { SanityClient } from "@sanity/client";
import { createMockAuthStore, createWorkspaceFromConfig, type Workspace } from "sanity";
import { schemaTypes } from "#schemas/index.ts";

/** The content model with the Studio's own rules, for a script: a workspace without an interface. */
export function contentWorkspace(client: SanityClient): Promise<Workspace> {
  const { projectId = "", dataset = "" } = client.config();
  return createWorkspaceFromConfig({
    name: "script",
    projectId,
    dataset,
    schema: { types: schemaTypes },
    auth: createMockAuthStore({ client, currentUser: null }),
  });
}
