import { fetchScripts } from "./fetch-scripts.ts";
import type { IslandModule } from "./hydrate-island.tsx";
import { HYDRATES, WHEN_IDLE } from "./marks.ts";
import { whenIdle, whenSeen } from "./page-life.ts";

const INTERACTIONS = ["focusin", "pointerdown", "input", "submit"] as const;

/** The page has its pictures, and its visitor has begun to read. Who begins with a form waits for nothing. */
const REST_MS = 5_000;

/** After this the visitor is shown another way, and React may still come. */
const OVERDUE_MS = 10_000;

/** Of an island, in its `data-react`. The styles show how to reach us otherwise while React is overdue. */
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
    clearTimeout(overdue);
  };
  const failed = (error: unknown) => {
    console.warn("An island could not be hydrated:", error);
    end("failed");
  };
  try {
    const [module = "", ...shared] = island.dataset.scripts?.split(" ") ?? [];
    // Where one is not to be had, offline or after a release, nothing has run yet.
    await fetchScripts([module, ...shared]);
    const { hydrate }: IslandModule = await import(/* @vite-ignore */ module);
    hydrate(island, { ready: () => end("hydrated"), failed });
  } catch (error) {
    failed(error);
  }
}

/** Somebody is in the island, or has filled in something, since before this script came. */
function hasInteracted(island: HTMLElement): boolean {
  if (island.contains(document.activeElement) || island.querySelector(":checked[type]"))
    return true;
  // Not the value of a checkbox, which is "on" from the start.
  const fields = island.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Calls back once the page is loaded, which this script comes before, seen, and left in peace. */
const whenAtRest = (callback: () => void) =>
  addEventListener("load", () => whenSeen(() => setTimeout(() => whenIdle(callback), REST_MS)));

const onInteraction = ({ target }: Event) => {
  const island = target instanceof Element && target.closest<HTMLElement>(`[${HYDRATES}]`);
  if (island) void hydrateOnce(island);
};
for (const type of INTERACTIONS) document.addEventListener(type, onInteraction, true);
for (const island of document.querySelectorAll<HTMLElement>(`[${HYDRATES}]`)) {
  island.dataset.react = "not-hydrated" satisfies State;
  if (hasInteracted(island)) void hydrateOnce(island);
  if (island.getAttribute(HYDRATES) === WHEN_IDLE) whenAtRest(() => void hydrateOnce(island));
}
