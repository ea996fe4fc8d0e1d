import { handOn } from "./hand-on.ts";

/** How a form says that React has it. */
const READY = "form[data-ready]";

/**
 * Resolves when React has the page's forms. Where a translation or an extension has changed the
 * page, React may put new elements in the place of those that the visitor has filled in: what they
 * held, the place of the cursor and an early press are handed on.
 */
export function watchForms(): Promise<void> {
  const before = [...document.forms];
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(READY)) return;
      observer.disconnect();
      for (const [index, form] of before.entries()) {
        const now = document.forms[index];
        if (now && !form.isConnected) handOn(form, now, focused);
      }
      resolve();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-ready"],
    });
  });
}
