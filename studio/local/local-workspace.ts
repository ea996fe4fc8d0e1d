import { createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import type { ContentLake } from "../../schemas/shared/environment/content-lake.ts";

/**
 * What a workspace needs to run on the local content lake: its address, and no feature that only
 * Sanity's own servers offer. Releases, scheduled drafts, comments and tasks are the lake's too, so
 * they stay as Sanity has them. The lake signs the editor in by itself.
 */
export function localWorkspace(lake: ContentLake): Partial<WorkspaceOptions> {
  return {
    apiHost: lake.apiHost,
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: lake.useProjectHostname }),
    // The API for schedules from before there were releases.
    scheduledPublishing: { enabled: false },
    announcements: { enabled: false },
  };
}
