import { useCallback, useEffect, useState } from "react";
import { useClient } from "sanity";
import { fetchPublished } from "../../schemas/site-checks/content.ts";
import { type CheckResult, runChecks } from "../../schemas/site-checks/run-checks.ts";
import { httpReader } from "../../schemas/site-checks/site-reader.ts";
import type { Progress } from "../../schemas/site-checks/walk-site.ts";
import { contentLake, publicSiteUrl } from "../environment.ts";

export type ChecksState =
  | { phase: "running"; progress?: Progress }
  | { phase: "done"; result: CheckResult }
  | { phase: "failed"; message: string };

/** Runs the checks when the tool opens, and again on demand; of two runs the later one counts. */
export function useChecks(): { state: ChecksState; runAgain: () => void } {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const [run, setRun] = useState(0);
  const [state, setState] = useState<ChecksState>({ phase: "running" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is what starts a new run.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ChecksState) => {
      if (isCurrent) setState(next);
    };
    show({ phase: "running" });
    fetchPublished(client)
      .then((documents) =>
        runChecks({
          documents,
          siteUrl: publicSiteUrl,
          reader: httpReader,
          today: new Date().toISOString().slice(0, 10),
          onProgress: (progress) => show({ phase: "running", progress }),
        }),
      )
      .then(
        (result) => show({ phase: "done", result }),
        (error: unknown) => show({ phase: "failed", message: String(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [client, run]);
  const runAgain = useCallback(() => setRun((last) => last + 1), []);
  return { state, runAgain };
}
