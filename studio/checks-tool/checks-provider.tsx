import { createContext, type ReactNode, useContext, useEffect } from "react";
import type { LayoutProps, ToolMenuProps } from "sanity";
import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { countToLookAt } from "../../scripts/check-content/checks/finding.ts";
import { type ChecksState, useChecksRunner } from "./use-checks.ts";

export const CHECKS_TOOL = "checks";

/** The Studio has opened by then, and whoever wanted something else of it is at it. */
const BACKGROUND_DELAY_MS = 15_000;

type Checks = { state: ChecksState; run: () => void };

const ChecksContext = createContext<Checks>({ state: {}, run: () => {} });

/** The checks of this tab, which go on while the editor is elsewhere in the Studio. */
export const useChecks = () => useContext(ChecksContext);

/** Runs the checks once a day in the background, and keeps what they find for the whole Studio. */
export function ChecksLayout(props: LayoutProps) {
  return <ChecksProvider>{props.renderDefault(props)}</ChecksProvider>;
}

function ChecksProvider({ children }: { children: ReactNode }) {
  const checks = useChecksRunner();
  const { state, run } = checks;
  const isDue = !isFromToday(state.lastRun?.finishedAt);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => whenIdle(run), BACKGROUND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, run]);
  return <ChecksContext.Provider value={checks}>{children}</ChecksContext.Provider>;
}

function isFromToday(finishedAt: string | undefined): boolean {
  return finishedAt !== undefined && dubaiDay(new Date(finishedAt)) === dubaiDay();
}

function whenIdle(work: () => void): void {
  // Safari does not say when it is idle.
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(work);
  else work();
}

/** Says on the tool's tab how much there is to look at. */
export function ChecksToolMenu(props: ToolMenuProps) {
  const { lastRun } = useChecks().state;
  const count = lastRun === undefined ? 0 : countToLookAt(lastRun.result.findings);
  const tools = props.tools.map((tool) =>
    tool.name === CHECKS_TOOL && count > 0 ? { ...tool, title: `${tool.title} (${count})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
