/**
 * Where an arrow key leads from the focused element of a menu bar entry: ↓ and ↑ walk through
 * the entry's button and links, ← and → to the neighbouring entries, Home and End to the first
 * and last link. Undefined where the key has no meaning.
 * @param entry the `<li>` of the menu bar that holds the focus
 */
export function arrowTarget(
  key: string,
  entry: Element,
  focused: Element | null,
): HTMLElement | undefined {
  const stops = [...entry.querySelectorAll<HTMLElement>("a, button")];
  const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  const isOnTrigger = at === 0;
  switch (key) {
    case "ArrowDown":
      return stops[at + 1];
    case "ArrowUp":
      return isOnTrigger ? undefined : stops[at - 1];
    case "ArrowLeft":
    case "ArrowRight": {
      const neighbour =
        key === "ArrowLeft" ? entry.previousElementSibling : entry.nextElementSibling;
      return neighbour?.querySelector<HTMLElement>("a, button") ?? undefined;
    }
    case "Home":
      return isOnTrigger ? undefined : stops[1];
    case "End":
      return isOnTrigger ? undefined : stops.at(-1);
    default:
      return undefined;
  }
}
