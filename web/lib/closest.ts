/** The closest match of a selector, from the target of an event upwards. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** The first button in an element, such as the one that opens a menu. */
export const buttonOf = (element: Element | null) => element?.querySelector("button");
