import { useCallback, useEffect, useRef, useState } from "react";
import { useClient, useWorkspace } from "sanity";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { fetchPublished } from "../../scripts/check-content/checks/content.ts";
import { ruleFindings } from "../../scripts/check-content/checks/rule-checks.ts";
import { type Progress, runChecks } from "../../scripts/check-content/checks/run-checks.ts";
import { httpReader } from "../../scripts/check-content/checks/site-reader.ts";
import { contentLake, publicSiteUrl } from "../environment.ts";
import { type CheckRun, keepLastRun, readLastRun } from "./last-run.ts";

export type ChecksState = {
  /** What was found last, in this tab or an earlier one. */
  lastRun?: CheckRun | undefined;
  /** How far a run is that goes on now. */
  running?: { progress?: Progress } | undefined;
  /** Why the last attempt found nothing out. */
  failure?: string | undefined;
};

/** The checks of this tab: what they found last, and a way to run them; one run at a time. */
export function useChecksRunner(): { state: ChecksState; run: () => void } {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const workspace = useWorkspace();
  const [state, setState] = useState<ChecksState>(() => ({ lastRun: readLastRun(localStorage) }));
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const run = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    const show = (change: ChecksState) => {
      if (isMounted.current) setState((state) => ({ ...state, ...change }));
    };
    show({ running: {}, failure: undefined });
    fetchPublished(client)
      .then((documents) =>
        runChecks({
          documents,
          siteUrl: publicSiteUrl,
          reader: httpReader,
          today: dubaiDay(),
          checkRules: (all, onProgress) => ruleFindings(all, workspace, onProgress),
          onProgress: (progress) => show({ running: { progress } }),
        }),
      )
      .then(
        (result) => {
          const lastRun = { finishedAt: new Date().toISOString(), result };
          keepLastRun(localStorage, lastRun);
          isRunning.current = false;
          show({ lastRun, running: undefined });
        },
        (error: unknown) => {
          isRunning.current = false;
          show({ failure: String(error), running: undefined });
        },
      );
  }, [client, workspace]);
  return { state, run };
}
