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
