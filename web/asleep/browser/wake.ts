import { whenSeen } from "#web/shell/page/page-life.ts";
import { closest } from "#web/shell/parts.ts";
import { ISLAND_ID, type Island } from "../island.ts";
import { AT_REST, WAKES_REACT } from "../wakes-react.ts";
import { allowChunks } from "./allow-chunks.ts";
import { keepForms } from "./keep-forms.ts";
import { fetchReact, runReact } from "./react.ts";

/** What a visitor does who turns to a form. */
const TURNS_TO = ["focusin", "pointerdown", "input", "submit"] as const;

/** The page has its pictures, and its visitor has begun to read. */
const REST_MS = 2_000;

/** After this the visitor is told of another way, and React may still come. */
const OVERDUE_MS = 10_000;

type State = "asleep" | "waking" | "overdue" | "failed" | "awake";

const root = document.documentElement;
let isWaking = false;

/** For the styles: how to reach us otherwise is shown while React is overdue. */
function show(state: State): void {
  root.dataset.react = state;
}

async function wake(island: Island): Promise<void> {
  if (isWaking) return;
  isWaking = true;
  show("waking");
  const overdue = setTimeout(() => show("overdue"), OVERDUE_MS);
  try {
    // All of it first, and only then any of it: what did not come can be fetched again.
    const copy = await fetchReact(island);
    await new Promise<void>((ready) => {
      keepForms(ready);
      runReact(island, copy);
    });
    show("awake");
  } catch (error) {
    console.warn("React stays asleep:", error);
    show("failed");
    isWaking = false;
  }
  clearTimeout(overdue);
}

function listen(island: Island): void {
  const onTurn = ({ target }: Event) => {
    if (formAround(target)) void wake(island);
  };
  for (const type of TURNS_TO) document.addEventListener(type, onTurn, true);
}

/** Somebody is in a form, or has written into it, since before this script came. */
function wasTurnedTo(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`[${WAKES_REACT}] input`);
  if (formAround(document.activeElement)) return true;
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function formAround(target: EventTarget | null): Element | null {
  return closest(target, `[${WAKES_REACT}]`);
}

/** Calls back once the page is loaded, seen, and left in peace for a moment. */
function whenAtRest(callback: () => void): void {
  const rest = () => whenSeen(() => setTimeout(callback, REST_MS));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest);
}

const data = document.getElementById(ISLAND_ID)?.textContent;
if (data) {
  const island: Island = JSON.parse(data);
  show("asleep");
  allowChunks();
  listen(island);
  if (wasTurnedTo()) void wake(island);
  if (document.querySelector(`[${WAKES_REACT}="${AT_REST}"]`)) {
    whenAtRest(() => void wake(island));
  }
}
