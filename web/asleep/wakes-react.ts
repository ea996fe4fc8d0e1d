/** Marks an element that does nothing before React is awake. */
export const WAKES_REACT = "data-wakes-react";

/** When React is woken: with the first turn to the element, or without one once the page is at rest. */
type Moment = "turned-to" | typeof AT_REST;

export const AT_REST = "at-rest";

/** Attributes of such an element. */
export function wakesReact(moment: Moment = "turned-to") {
  return { [WAKES_REACT]: moment };
}
