import { closest } from "#web/lib/closest.ts";
import { AT_REST, WAKES_REACT } from "#web/lib/island-marks.ts";
import { whenSeen } from "#web/lib/page-life.ts";
import type { IslandModule } from "./take-over-island.tsx";

/** What a visitor does who turns to a form. */
const TURNS_TO = ["focusin", "pointerdown", "input", "submit"] as const;

/** The page has its pictures, and its visitor has begun to read. Who turns to a form waits for nothing. */
const REST_MS = 5_000;

/** After this the visitor is told of another way, and React may still come. */
const OVERDUE_MS = 10_000;

/** A slow phone may need this long; a request that hangs is given up. */
const TIME_LIMIT_MS = 30_000;

/** Of an island, in its `data-react`. The styles show how to reach us otherwise while React is overdue. */
type State = "asleep" | "waking" | "overdue" | "failed" | "awake";

async function wake(island: HTMLElement): Promise<void> {
  const { react } = island.dataset;
  if (react !== "asleep" && react !== "failed") return;
  const show = (state: State) => {
    island.dataset.react = state;
  };
  show("waking");
  const overdue = setTimeout(() => show("overdue"), OVERDUE_MS);
  const failed = (error: unknown) => {
    console.warn("React stays asleep:", error);
    show("failed");
    clearTimeout(overdue);
  };
  const ready = () => {
    show("awake");
    clearTimeout(overdue);
  };
  try {
    const { wake } = await fetchModule(island.dataset.scripts?.split(" ") ?? []);
    wake(island, { ready, failed });
  } catch (error) {
    failed(error);
  }
}

/**
 * Fetches all scripts without running any: what did not come can be fetched again, which browsers
 * do not do for a module that they failed to import. Then all are in the browser's cache.
 * @throws where one of them is not to be had: offline, or after a release
 */
async function fetchModule(scripts: readonly string[]): Promise<IslandModule> {
  await Promise.all(scripts.map(fetchScript));
  return import(/* @vite-ignore */ scripts[0] ?? "");
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.text();
}

/** The island in which something happened. */
function islandAround(target: EventTarget | null): HTMLElement | null {
  return closest(target, `[${WAKES_REACT}]`);
}

/** Somebody is in the island, or has filled in something, since before this script came. */
function wasTurnedTo(island: HTMLElement): boolean {
  if (island.contains(document.activeElement) || island.querySelector(":checked[type]"))
    return true;
  // Not the value of a checkbox, which is "on" from the start.
  const fields = island.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Calls back once the page is loaded, seen, and left in peace for a moment. */
function whenAtRest(callback: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : callback());
  const rest = () => whenSeen(() => setTimeout(idle, REST_MS));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
}

const onTurn = ({ target }: Event) => {
  const island = islandAround(target);
  if (island) void wake(island);
};
for (const type of TURNS_TO) document.addEventListener(type, onTurn, true);
for (const island of document.querySelectorAll<HTMLElement>(`[${WAKES_REACT}]`)) {
  island.dataset.react = "asleep" satisfies State;
  if (wasTurnedTo(island)) void wake(island);
  if (island.getAttribute(WAKES_REACT) === AT_REST) whenAtRest(() => void wake(island));
}
