type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Matched by every field of a form that was sent, even by the one that nobody comes near. */
const SENT = '[name="website"]:user-valid';

/**
 * Gives a form what the visitor did in another one, which was in its place: entries, cursor, and
 * the press of its button.
 */
export function handOn(from: HTMLFormElement, to: HTMLFormElement, focused: Element | null): void {
  const wasSent = from.querySelector(SENT) !== null;
  for (const control of controlsOf(from)) {
    const now = controlsOf(to).find(({ name }) => name === control.name);
    if (!now) continue;
    if (isChecked(now) !== isChecked(control)) now.click();
    else if (now.value !== control.value) write(now, control.value);
    if (control === focused) now.focus();
  }
  if (wasSent) to.requestSubmit();
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
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
