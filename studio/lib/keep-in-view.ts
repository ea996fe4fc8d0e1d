/** What an editor does who wants to see something else. */
const ACTS = ["wheel", "pointerdown", "keydown", "focusin"] as const;

/**
 * Scrolls to a field, and again while the list around it grows: on a slow computer rows above it are
 * laid out, and get suggestions and problems, afterwards.
 * @param list the element whose size is watched; the field itself without one
 * @returns a function that ends this; what the editor does ends it, too
 */
export function keepInView(field: Element, list: Element | null): () => void {
  const observer = new ResizeObserver(() => field.scrollIntoView({ block: "center" }));
  const end = () => {
    observer.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end, true);
  };
  // It reports the size at its start, too.
  observer.observe(list ?? field);
  for (const act of ACTS) window.addEventListener(act, end, true);
  return end;
}
