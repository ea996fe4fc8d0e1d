import { HYDRATES } from "./marks.ts";

/** A form as it was when React began to take its island over. */
type BeforeReact = {
  form: HTMLFormElement;
  /** What the visitor was last in, even if it has left the page. */
  focused: Element | null;
  /** React has the form. */
  ready: () => void;
};

const forms = new WeakMap<Element, BeforeReact>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the form of an island, for React may put another one in its place.
 * @param ready is called when React has it
 */
export function keepForm(island: HTMLElement, ready: () => void): void {
  const form = island.querySelector("form");
  if (form === null) return;
  const before: BeforeReact = { form, focused: document.activeElement, ready };
  forms.set(island, before);
  island.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && form.contains(target)) before.focused = target;
  });
}

/**
 * Gives a form of React what the visitor did in the form that was in its place. That is the same
 * one, as a rule; where a translation or an extension has changed it, React puts a new one in its
 * place.
 * @returns the form that was in its place; the given one where it still is
 */
export function takeOver(form: HTMLFormElement): HTMLFormElement {
  const island = form.closest(`[${HYDRATES}]`);
  const before = island && forms.get(island);
  if (!before) return form;
  const { form: old, focused, ready } = before;
  ready();
  if (old === form) return form;
  for (const entry of controlsIn(old)) {
    // Of several with one name, the one in the same place.
    const control = sameName(form, entry)[sameName(old, entry).indexOf(entry)];
    if (control === undefined) continue;
    if (isChecked(control) !== isChecked(entry)) control.click();
    else if (control.value !== entry.value) write(control, entry.value);
    if (entry === focused) control.focus();
  }
  return old;
}

const isChecked = (control: Control): boolean =>
  control instanceof HTMLInputElement && control.checked;

/** React lays a property of its own over the element's, to tell its own writing from a visitor's. */
function write(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function sameName(form: HTMLFormElement, { name }: Control): Control[] {
  return controlsIn(form).filter((each) => each.name === name);
}

function controlsIn(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => "value" in element && "name" in element && element.name !== "",
  );
}
