import { closest } from "#web/lib/closest.ts";
import { partSelector } from "../parts.ts";

const BAR = partSelector("menu-bar");

/**
 * The header's menus, each a button that discloses the panel of links behind it. A panel shows
 * where its button says that it is expanded (navigation.css).
 */
export function workMenuBar(): void {
  const menus = createOpenMenu<Element>((now, before) => {
    for (const menu of [before, now]) {
      buttonOf(menu)?.setAttribute("aria-expanded", `${menu === now}`);
    }
  });
  const close = () => {
    if (menus.current()) menus.show(null);
  };

  document.addEventListener("click", ({ target }) => {
    const menu = menuAround(target);
    if (menu && closest(target, "button")) menus.toggle(menu);
    else if (menu && closest(target, "a")) close();
  });
  const onCrossing = (type: "pointerover" | "pointerout", act: (menu: Element) => void) =>
    document.addEventListener(type, ({ target, relatedTarget, pointerType }) => {
      const menu = menuAround(target);
      // A touch never hovers.
      if (menu && menu !== menuAround(relatedTarget) && pointerType === "mouse") act(menu);
    });
  onCrossing("pointerover", menus.pointerEnters);
  onCrossing("pointerout", menus.pointerLeaves);
  document.addEventListener("pointerdown", ({ target }) => {
    if (!closest(target, BAR)) close();
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const open = menus.current();
    const isLeft = menuAround(target) === open && menuAround(relatedTarget) !== open;
    if (isLeft && relatedTarget) close();
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const open = menus.current();
    if (key === "Escape" && open) {
      close();
      if (open === menuAround(document.activeElement)) buttonOf(open)?.focus();
    }
    const entry = closest(target, `${BAR} > li`);
    const goal = entry && arrowTarget(key, entry, document.activeElement);
    if (!goal) return;
    event.preventDefault();
    const menu = menuAround(goal);
    // What a shut menu hides takes no focus.
    if (menu && key === "ArrowDown") menus.show(menu);
    goal.focus();
  });
}

function menuAround(target: EventTarget | null) {
  return closest(target, partSelector("menu"));
}

function buttonOf(menu: Element | null) {
  return menu?.querySelector("button");
}

/**
 * Where an arrow key leads from the focused element of a menu bar entry: ↓ and ↑ walk through
 * the entry's button and links, ← and → to the neighbouring entries, Home and End to the first
 * and last link. Undefined where the key has no meaning.
 * @param entry the `<li>` of the menu bar that holds the focus
 */
function arrowTarget(key: string, entry: Element, focused: Element | null) {
  const stops = [...entry.querySelectorAll<HTMLElement>("a, button")];
  const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  const links = at > 0 ? stops.slice(1) : [];
  const first = (neighbour: Element | null) =>
    neighbour?.querySelector<HTMLElement>("a, button") ?? undefined;
  const goals: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[at + 1],
    ArrowUp: stops[at - 1],
    ArrowLeft: first(entry.previousElementSibling),
    ArrowRight: first(entry.nextElementSibling),
    Home: links[0],
    End: links.at(-1),
  };
  return goals[key];
}

/** Milliseconds before a menu opens under a resting pointer, and closes after it left. */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** Within this time after a menu closed, the next one opens at once. */
const SKIP_DELAY = 300;

/**
 * Which menu is open, and the timing of a pointer that passes over several of them. A touch never
 * hovers; a click, Enter or an arrow opens at once through `show`.
 * @param changed is called with the menu that is open from now on and the one that was until now
 */
export function createOpenMenu<Menu>(changed: (now: Menu | null, before: Menu | null) => void) {
  let open: Menu | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let openedByHover = false;

  function show(menu: Menu | null, byHover = false): void {
    clearTimeout(timer);
    openedByHover = byHover;
    if (menu === open) return;
    if (menu === null) closedAt = performance.now();
    const before = open;
    open = menu;
    changed(open, before);
  }

  return {
    /** The menu that is open. */
    current: () => open,
    show,
    /** A click on a menu that hovering has just opened keeps it open, instead of shutting it. */
    toggle(menu: Menu): void {
      show(open === menu && !openedByHover ? null : menu);
    },
    pointerEnters(menu: Menu): void {
      clearTimeout(timer);
      if (menu === open) return;
      const isOnTheMove = open !== null || performance.now() - closedAt < SKIP_DELAY;
      if (isOnTheMove) show(menu, true);
      else timer = setTimeout(() => show(menu, true), OPEN_DELAY);
    },
    pointerLeaves(): void {
      clearTimeout(timer);
      timer = setTimeout(() => show(null), CLOSE_DELAY);
    },
  };
}
