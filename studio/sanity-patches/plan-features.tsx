// sanity 6.16.0: Sanity advertises a larger plan where the plan of the project lacks a feature. Not needed
// once it hides such features by itself.

import { useMemo } from "react";
import {
  definePlugin,
  type LayoutProps,
  SourceProvider,
  useFeatureEnabled,
  useSource,
  useWorkspace,
  WorkspaceProvider,
} from "sanity";

/** Sanity's names for features of a project's plan. */
const RELEASES = "contentReleases";
const SCHEDULED_DRAFTS = "singleDocRelease";

/**
 * Hides releases and scheduled drafts if the project's plan lacks them. Sanity would advertise a
 * larger plan there.
 */
function LayoutByPlan(props: LayoutProps) {
  const [workspace, source] = [useWorkspace(), useSource()];
  const hasReleases = useIsHeld(RELEASES);
  const hasScheduledDrafts = useIsHeld(SCHEDULED_DRAFTS);
  const fitted = useMemo(() => {
    if (hasReleases && hasScheduledDrafts) return { workspace, source };
    const held = {
      releases: { ...workspace.releases, enabled: hasReleases },
      scheduledDrafts: { ...workspace.scheduledDrafts, enabled: hasScheduledDrafts },
      tools: workspace.tools.filter(
        ({ name }) => name !== "releases" || hasReleases || hasScheduledDrafts,
      ),
    };
    return { workspace: { ...workspace, ...held }, source: { ...source, ...held } };
  }, [workspace, source, hasReleases, hasScheduledDrafts]);
  return (
    <WorkspaceProvider workspace={fitted.workspace}>
      <SourceProvider source={fitted.source}>{props.renderDefault(props)}</SourceProvider>
    </WorkspaceProvider>
  );
}

/** A feature counts as available when the request for it fails. */
function useIsHeld(feature: string): boolean {
  const { enabled, error } = useFeatureEnabled(feature);
  return enabled || error !== null;
}

export const planFeatures = definePlugin({
  name: "nordune/plan-features",
  studio: { components: { layout: LayoutByPlan } },
});
