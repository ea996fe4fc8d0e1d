import { createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import type { ContentLake } from "../../schemas/shared/environment/content-lake.ts";

/**
 * The settings of a workspace on the local content lake: its address, and no feature that only
 * Sanity's servers offer. Releases, scheduled drafts, comments and tasks work with the lake. The
 * lake signs the editor in by itself.
 */
export function localWorkspace(lake: ContentLake): Partial<WorkspaceOptions> {
  return {
    apiHost: lake.apiHost,
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: lake.useProjectHostname }),
    // This is the older scheduling API, from before releases.
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
  };
}
