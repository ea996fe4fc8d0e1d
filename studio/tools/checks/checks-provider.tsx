import { createContext, useCallback, useContext, useMemo, useRef, useState } from "react";
import { type LayoutProps, type ToolMenuProps, useClient, useWorkspace } from "sanity";
import { messageOf } from "../../../schemas/shared/error-message.ts";
import { fetchNoticed, fetchPublished } from "../../../scripts/check-content/checks/content.ts";
import { countToLookAt } from "../../../scripts/check-content/checks/finding.ts";
import { runChecks } from "../../../scripts/check-content/checks/run-checks.ts";
import type { Progress } from "../../../scripts/check-content/checks/walk-site.ts";
import { contentLake, publicSiteUrl } from "../../environment.ts";
import { type CheckRun, keepLastRun, readLastRun } from "./last-run.ts";

export const CHECKS_TOOL = "checks";

/** Progress is shown this often at most, because every reader of `useProgress` renders each time. */
const PROGRESS_EVERY_MS = 250;

export type ChecksState = {
  lastRun?: CheckRun | undefined;
  isRunning?: boolean;
  /** Why the last run failed. */
  failure?: string | undefined;
};

type Checks = { state: ChecksState; run: () => void };

const ChecksContext = createContext<Checks>({ state: {}, run: () => {} });
const ProgressContext = createContext<Progress | undefined>(undefined);

/** The checks of this tab. They continue while the editor uses other parts of the Studio. */
export const useChecks = () => useContext(ChecksContext);

/** How far a run is that goes on. It changes four times a second, and so stands apart from the rest. */
export const useProgress = () => useContext(ProgressContext);

/** Shares the findings, and a run that goes on, with the whole Studio. */
export function ChecksLayout(props: LayoutProps) {
  const { checks, progress } = useChecksRunner();
  // The Studio itself does not render when the state of the checks changes.
  const studio = useMemo(() => props.renderDefault(props), [props]);
  return (
    <ChecksContext.Provider value={checks}>
      <ProgressContext.Provider value={progress}>{studio}</ProgressContext.Provider>
    </ChecksContext.Provider>
  );
}

/** The last findings, and a function that runs the checks, one run at a time. */
function useChecksRunner(): { checks: Checks; progress: Progress | undefined } {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const workspace = useWorkspace();
  const [state, setState] = useState<ChecksState>(() => ({ lastRun: readLastRun(localStorage) }));
  const [progress, setProgress] = useState<Progress>();
  const isRunning = useRef(false);
  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const show = (change: ChecksState) => setState((state) => ({ ...state, ...change }));
    show({ isRunning: true, failure: undefined });
    try {
      const documents = await fetchPublished(client);
      const readings = await fetchNoticed(client);
      let shownAt = 0;
      const onProgress = (progress: Progress) => {
        if (performance.now() < shownAt + PROGRESS_EVERY_MS) return;
        shownAt = performance.now();
        setProgress(progress);
      };
      // The evaluator of queries that rules ask is loaded when somebody looks.
      const { ruleFindings } = await import("../../../scripts/check-content/checks/rule-checks.ts");
      let areRulesDone = false;
      const ofRules = ruleFindings(documents, workspace, onProgress).finally(() => {
        areRulesDone = true;
      });
      const result = await runChecks({
        documents,
        schema: workspace.schema,
        siteUrl: publicSiteUrl,
        ofRules,
        readings,
        // Pages are visited meanwhile. One step is shown at a time.
        onProgress: (progress) => areRulesDone && onProgress(progress),
      });
      const lastRun = { finishedAt: new Date().toISOString(), result };
      keepLastRun(localStorage, lastRun);
      show({ lastRun });
    } catch (error) {
      show({ failure: messageOf(error) });
    } finally {
      isRunning.current = false;
      setProgress(undefined);
      show({ isRunning: false });
    }
  }, [client, workspace]);
  const checks = useMemo(() => ({ state, run }), [state, run]);
  return { checks, progress };
}

/** Shows the number of findings on the tool's tab. */
export function ChecksToolMenu(props: ToolMenuProps) {
  const { lastRun } = useChecks().state;
  const count = lastRun === undefined ? 0 : countToLookAt(lastRun.result.findings);
  const tools = props.tools.map((tool) =>
    tool.name === CHECKS_TOOL && count > 0 ? { ...tool, title: `${tool.title} (${count})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
