import { useEffect, useRef, useState } from "react";

/** Milliseconds before a menu opens under a resting pointer, and closes after it left. */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** Within this time after a menu closed, the next one opens at once. */
const SKIP_DELAY = 300;

/**
 * Which menu is open, by key, and the timing of a pointer that passes over several of them.
 * A touch never hovers; a click, Enter or an arrow opens at once through `show`.
 */
export function useOpenMenu() {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(key: string | null, byHover = false) {
    clearTimeout(timer.current);
    openedByHover.current = byHover;
    if (key === null && openKey !== null) closedAt.current = performance.now();
    setOpenKey(key);
  }

  function pointerEnters(key: string) {
    clearTimeout(timer.current);
    if (key === openKey) return;
    const isOnTheMove = openKey !== null || performance.now() - closedAt.current < SKIP_DELAY;
    if (isOnTheMove) show(key, true);
    else timer.current = setTimeout(() => show(key, true), OPEN_DELAY);
  }

  function pointerLeaves() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(null), CLOSE_DELAY);
  }

  /** A click on a menu that hovering has just opened keeps it open, instead of shutting it. */
  function toggle(key: string) {
    show(openKey === key && !openedByHover.current ? null : key);
  }

  return { openKey, show, toggle, pointerEnters, pointerLeaves };
}
