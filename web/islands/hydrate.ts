import { EDITED, HYDRATES, WHEN_IDLE } from "./attributes.ts";
import { fetchTexts } from "./fetch-texts.ts";
import type { IslandModule } from "./hydrate-island.tsx";
import { whenIdle, whenVisible } from "./page-life.ts";

const INTERACTIONS = ["focusin", "pointerdown", "input", "submit"] as const;

/**
 * After this pause the page has its images and the visitor has begun to read. A visitor who uses
 * the form first does not wait.
 */
const IDLE_DELAY_MS = 5_000;

/** After this time the page shows other ways to reach the company. React may still arrive. */
const OVERDUE_MS = 10_000;

/**
 * The state of an island in its `data-react` attribute. While it is "overdue", the styles show
 * other ways to reach the company.
 */
type State = "not-hydrated" | "hydrating" | "overdue" | "failed" | "hydrated";

async function hydrateOnce(island: HTMLElement): Promise<void> {
  const { react } = island.dataset;
  if (react !== "not-hydrated" && react !== "failed") return;
  const show = (state: State) => {
    island.dataset.react = state;
  };
  show("hydrating");
  const overdue = setTimeout(() => show("overdue"), OVERDUE_MS);
  const end = (state: State) => {
    show(state);
    if (state === "hydrated") island.removeAttribute(EDITED);
    clearTimeout(overdue);
  };
  const failed = (error: unknown) => {
    console.warn("An island could not be hydrated:", error);
    end("failed");
  };
  try {
    const scripts = island.dataset.scripts?.split(" ") ?? [];
    // All files are fetched before any of them runs, so a missing file (offline, or after a
    // release) leaves the form untouched.
    await fetchTexts(scripts);
    const { hydrate }: IslandModule = await import(/* @vite-ignore */ scripts[0] ?? "");
    await hydrate(island, { ready: () => end("hydrated"), failed });
  } catch (error) {
    failed(error);
  }
}

/** Whether the visitor has used the island before this script was loaded. */
function hasInteracted(island: HTMLElement): boolean {
  if (island.contains(document.activeElement) || island.querySelector(":checked[type]"))
    return true;
  // A checkbox has the value "on" from the start, so its value says nothing.
  const fields = island.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Calls back after the page was loaded and visible for a while, when the browser is idle. This
 * script always runs before the load event.
 */
const whenReading = (callback: () => void) =>
  addEventListener("load", () =>
    whenVisible(() => setTimeout(() => whenIdle(callback), IDLE_DELAY_MS)),
  );

const onInteraction = ({ target, type }: Event) => {
  const island = target instanceof Element && target.closest<HTMLElement>(`[${HYDRATES}]`);
  if (!island) return;
  if (type === "input" && island.dataset.react !== "hydrated") island.setAttribute(EDITED, "");
  void hydrateOnce(island);
};
for (const type of INTERACTIONS) document.addEventListener(type, onInteraction, true);
for (const island of document.querySelectorAll<HTMLElement>(`[${HYDRATES}]`)) {
  island.dataset.react = "not-hydrated" satisfies State;
  if (hasInteracted(island)) void hydrateOnce(island);
  if (island.dataset.hydrates === WHEN_IDLE) whenReading(() => void hydrateOnce(island));
}
