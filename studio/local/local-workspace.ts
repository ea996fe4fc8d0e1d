import { createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import type { ContentLake } from "../../schemas/environment/content-lake.ts";

/**
 * What a workspace needs to run on the local content lake: its address, and no feature that only
 * Sanity's own servers offer. The lake signs the editor in by itself.
 */
export function localWorkspace(lake: ContentLake): Partial<WorkspaceOptions> {
  return {
    apiHost: lake.apiHost,
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: lake.useProjectHostname }),
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
  };
}
