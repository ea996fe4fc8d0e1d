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

/** How Sanity names what a project's plan may hold. */
const RELEASES = "contentReleases";
const SCHEDULED_DRAFTS = "singleDocRelease";

/**
 * Leaves out of the Studio what the project's plan does not hold, where Sanity would show an
 * advertisement of a larger one: releases, and drafts that are published at a time.
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

/** What could not be asked is taken to be there. */
function useIsHeld(feature: string): boolean {
  const { enabled, error } = useFeatureEnabled(feature);
  return enabled || error !== null;
}

export const planFeatures = definePlugin({
  name: "nordune/plan-features",
  studio: { components: { layout: LayoutByPlan } },
});
