/** What the waking script hands to React. */
type BeforeReact = {
  /** The forms as they were in the page. */
  forms: readonly HTMLFormElement[];
  /** What the visitor was last in, even if it has left the page. */
  focused: Element | null;
  /** React has a form of the page. */
  ready: () => void;
};

declare global {
  /** The page as it was when React began to wake; missing where it never slept. */
  var beforeReact: BeforeReact | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives a form of React what the visitor did in the form that was in its place. That is the same
 * one, as a rule; where a translation or an extension has changed the page, React puts new elements
 * in the place of those that the visitor has filled in.
 * @returns the form that was in its place; the given one where it still is
 */
export function takeOver(form: HTMLFormElement): HTMLFormElement {
  const { forms = [], focused, ready } = globalThis.beforeReact ?? {};
  ready?.();
  const before = forms.find((old) => !old.isConnected && old.length === form.length);
  if (before === undefined) return form;
  for (const old of controlsIn(before)) {
    const control = controlsIn(form).find(({ name }) => name === old.name);
    if (control === undefined) continue;
    if (isChecked(control) !== isChecked(old)) control.click();
    else if (control.value !== old.value) write(control, old.value);
    if (old === focused) control.focus();
  }
  return before;
}

function isChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** React lays a property of its own over the element's, to tell its own writing from a visitor's. */
function write(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function controlsIn(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => "value" in element && "name" in element,
  );
}
