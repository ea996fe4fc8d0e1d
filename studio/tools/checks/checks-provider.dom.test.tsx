import { setImmediate } from "node:timers/promises";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import type { runChecks } from "../../../scripts/check-content/checks/run-checks.ts";
import type { Progress } from "../../../scripts/check-content/checks/walk-site.ts";
import { ChecksLayout, useChecks, useProgress } from "./checks-provider.tsx";

const DOCUMENTS = 200;

const workspace = { schema: {} };
vi.mock("sanity", async (importOriginal) => ({
  ...(await importOriginal<typeof import("sanity")>()),
  useClient: () => workspace,
  useWorkspace: () => workspace,
}));
vi.mock("../../../scripts/check-content/checks/content.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  fetchPublished: async () => [],
  fetchNoticed: async () => new Map(),
}));
vi.mock("../../../scripts/check-content/checks/rule-checks.ts", () => ({
  async ruleFindings(_: unknown, __: unknown, onProgress: (progress: Progress) => void) {
    for (let done = 1; done <= DOCUMENTS; done += 1) {
      // React renders meanwhile.
      await setImmediate();
      onProgress({ doing: "documents", done, known: DOCUMENTS });
    }
    return [];
  },
}));
vi.mock("../../../scripts/check-content/checks/run-checks.ts", () => ({
  async runChecks({ ofRules, onProgress }: Parameters<typeof runChecks>[0]) {
    // Pages are visited from the beginning.
    onProgress?.({ doing: "pages", done: 1, known: 1 });
    return { findings: await ofRules, pagesWalked: 1 };
  },
}));

beforeEach(() => localStorage.clear());

/** What the progress said, step by step. */
const shown: Progress["doing"][] = [];
const renders = { studio: 0, tool: 0, progress: 0 };

function Studio() {
  renders.studio += 1;
  return (
    <>
      <Tool />
      <ProgressOfRun />
    </>
  );
}

function ProgressOfRun() {
  renders.progress += 1;
  const progress = useProgress();
  if (progress !== undefined) shown.push(progress.doing);
  return null;
}

function Tool() {
  const { state, run } = useChecks();
  renders.tool += 1;
  return (
    <button type="button" onClick={run}>
      {state.lastRun ? "done" : "Run"}
    </button>
  );
}

test("neither the Studio nor its findings render again with each step of the checks", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(<ChecksLayout renderDefault={() => <Studio />} />);
  await vi.waitFor(() => expect(root.textContent).toBe("Run"));
  root.querySelector("button")?.click();
  await vi.waitFor(() => expect(root.textContent).toBe("done"));
  expect(renders.studio).toBe(1);
  // Before the run, when it begins, and with its findings and its end.
  expect(renders.tool).toBeLessThanOrEqual(4);
  expect(renders.progress).toBeGreaterThan(1);
  expect(renders.progress).toBeLessThan(DOCUMENTS / 4);
  // Not the pages that are visited meanwhile, so that it does not jump between two numbers.
  expect(new Set(shown)).toEqual(new Set(["documents"]));
});

test("the checks do not begin before somebody looks", async () => {
  vi.useFakeTimers();
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(<ChecksLayout renderDefault={() => <Studio />} />);
  await vi.waitFor(() => expect(root.textContent).toBe("Run"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(root.textContent).toBe("Run");
  vi.useRealTimers();
});
