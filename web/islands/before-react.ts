import { HYDRATES } from "./marks.ts";

/** The form of an island: without React, or the last one that React had there. */
type KeptForm = {
  form: HTMLFormElement;
  /** What the island held when it had this form. */
  nodes: readonly Node[];
  /** What the visitor was last in, even if it has left the page. */
  focused: Element | null;
  /** React has had a form here. */
  isReacts: boolean;
  ready: () => void;
};

const kept = new WeakMap<Element, KeptForm>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps the form of an island, for React may put another one in its place.
 * @param ready is called when React has it
 */
export function keepForm(island: HTMLElement, ready: () => void): void {
  const form = island.querySelector("form");
  if (form === null) return;
  const isReacts = kept.get(island)?.isReacts ?? false;
  const nodes = [...island.childNodes];
  const now: KeptForm = { form, nodes, focused: document.activeElement, isReacts, ready };
  kept.set(island, now);
  island.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && now.form.contains(target)) now.focused = target;
  });
}

/**
 * Gives a form of React what the visitor did in the form that was in its place. That is the same
 * one, as a rule; React puts a new one in its place where a translation or an extension has changed
 * it, and where it broke.
 * @returns the form that was in its place, the given one where it still is; and whether React had
 *   none here before, so that what was done in that form was done without React
 */
export function takeOver(form: HTMLFormElement): { old: HTMLFormElement; isFirst: boolean } {
  const island = form.closest(`[${HYDRATES}]`);
  const before = island && kept.get(island);
  if (!before) return { old: form, isFirst: true };
  const { form: old, focused, isReacts, ready } = before;
  Object.assign(before, { form, nodes: [...island.childNodes], isReacts: true });
  handOver(old, form, focused);
  ready();
  return { old, isFirst: !isReacts };
}

/** Puts the form back that an island had last, with all that stands in it, where React has failed. */
export function putBack(island: HTMLElement): void {
  const before = kept.get(island);
  if (!before) return;
  const { form, nodes, focused } = before;
  island.replaceChildren(...nodes);
  if (focused instanceof HTMLElement && form.contains(focused)) giveFocus(focused);
}

/** Enters into a form what stands in another, and goes on where the visitor was in that. */
function handOver(old: HTMLFormElement, form: HTMLFormElement, focused: Element | null): void {
  if (old === form) return;
  for (const entry of controlsIn(old)) {
    // Of several with one name, the one in the same place.
    const control = sameName(form, entry)[sameName(old, entry).indexOf(entry)];
    if (control === undefined) continue;
    if (isChecked(control) !== isChecked(entry)) control.click();
    else if (control.value !== entry.value) write(control, entry.value);
    if (entry !== focused) continue;
    giveFocus(control);
    moveCursor(entry, control);
  }
}

/** Not where the visitor has turned to something else meanwhile. */
function giveFocus(element: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element.focus();
}

/** Fields of some types, such as one for an email address, do not say where their cursor is. */
function moveCursor(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
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
