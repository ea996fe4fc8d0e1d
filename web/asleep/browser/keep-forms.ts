import type {} from "../before-react.ts";

/**
 * Keeps the forms as they are, for React may put others in their place.
 * @param ready is called when React has one of them
 */
export function keepForms(ready: () => void): void {
  const kept = { forms: [...document.forms], focused: document.activeElement, ready };
  globalThis.beforeReact = kept;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) kept.focused = target;
  });
}
