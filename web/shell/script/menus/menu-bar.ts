import { buttonOf, closest } from "#web/lib/closest.ts";
import { partSelector } from "../parts.ts";

const BAR = partSelector("menu-bar");

/**
 * Handles the menus of the header. Each menu is a button that opens a panel of links. The panel is
 * visible while its button has `aria-expanded="true"` (navigation.css).
 */
export function setUpMenuBar(): void {
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
      // A touch does not count as hovering.
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
    // The links of a closed menu cannot have the focus, so the menu is opened first.
    if (menu && key === "ArrowDown") menus.show(menu);
    goal.focus();
  });
}

function menuAround(target: EventTarget | null) {
  return closest(target, partSelector("menu"));
}

/**
 * The element that an arrow key moves the focus to. ↓ and ↑ move through the button and links of an
 * entry, ← and → to the neighbouring entries, Home and End to the first and last link. Undefined
 * for any other key.
 * @param entry the `<li>` of the menu bar that contains the focus
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

/**
 * Milliseconds until a menu opens under a resting pointer, and until it closes after the pointer
 * has left.
 */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** If another menu closed less than this time ago, a menu opens at once. */
const SKIP_DELAY = 300;

/**
 * Keeps which menu is open, and handles the timing of a pointer that passes over menus. Only
 * hovering is delayed. A click, Enter or an arrow key opens a menu at once through `show`.
 * @param changed is called with the menu that is open now and the one that was open before
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
    /** The open menu. */
    current: () => open,
    show,
    /** The first click on a menu that hovering has opened keeps it open. */
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
