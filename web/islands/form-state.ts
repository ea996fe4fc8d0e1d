import { HYDRATES } from "./attributes.ts";

/** The form of an island: the server's form, or the last one that React rendered. */
type KeptForm = {
  form: HTMLFormElement;
  /** The child nodes of the island while it had this form. */
  nodes: readonly Node[];
  /** The element that had the focus last, even if it has left the page. */
  focused: Element | null;
  /** Whether React has rendered the form of this island before. */
  hasReactForm: boolean;
  ready: () => void;
};

const kept = new WeakMap<Element, KeptForm>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the form of an island, because React may replace it.
 * @param ready is called when React has taken over the form
 */
export function keepForm(island: HTMLElement, ready: () => void): void {
  const form = island.querySelector("form");
  if (form === null) return;
  const hasReactForm = kept.get(island)?.hasReactForm ?? false;
  const nodes = [...island.childNodes];
  const now: KeptForm = { form, nodes, focused: document.activeElement, hasReactForm, ready };
  kept.set(island, now);
  island.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && now.form.contains(target)) now.focused = target;
  });
}

/**
 * Transfers what the visitor did in the old form to a form that React rendered. As a rule both are
 * the same element. React renders a new form when a translation or an extension has changed the old
 * one, or when the form broke.
 * @returns the old form, which may be the given one; and whether this is React's first form, so
 *   that everything in the old form was done without React
 */
export function transferForm(form: HTMLFormElement): { old: HTMLFormElement; isFirst: boolean } {
  const island = form.closest(`[${HYDRATES}]`);
  const before = island && kept.get(island);
  if (!before) return { old: form, isFirst: true };
  const { form: old, focused, hasReactForm, ready } = before;
  Object.assign(before, { form, nodes: [...island.childNodes], hasReactForm: true });
  copyEntries(old, form, focused);
  ready();
  return { old, isFirst: !hasReactForm };
}

/** Restores the last form of an island, with everything in it, after React has failed. */
export function restoreForm(island: HTMLElement): void {
  const before = kept.get(island);
  if (!before) return;
  const { form, nodes, focused } = before;
  island.replaceChildren(...nodes);
  if (focused instanceof HTMLElement && form.contains(focused)) focusIfFree(focused);
}

/** Copies the values of one form into another, and puts the focus where it was. */
function copyEntries(old: HTMLFormElement, form: HTMLFormElement, focused: Element | null): void {
  if (old === form) return;
  for (const entry of controlsIn(old)) {
    // Several controls may share a name. The control at the same position is meant.
    const control = sameName(form, entry)[sameName(old, entry).indexOf(entry)];
    if (control === undefined) continue;
    if (isChecked(control) !== isChecked(entry)) control.click();
    else if (control.value !== entry.value) write(control, entry.value);
    if (entry !== focused) continue;
    focusIfFree(control);
    moveCursor(entry, control);
  }
}

/** The focus is left alone if the visitor has moved it elsewhere meanwhile. */
function focusIfFree(element: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element.focus();
}

/** Fields of some types, such as email, do not expose their cursor. */
function moveCursor(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

const isChecked = (control: Control): boolean =>
  control instanceof HTMLInputElement && control.checked;

/**
 * React overrides the `value` property of an element to notice changes. The setter of the prototype
 * writes a value that React takes for the visitor's.
 */
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
