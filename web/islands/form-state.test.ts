// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { HYDRATES } from "./attributes.ts";
import { keepForm, restoreForm, transferForm } from "./form-state.ts";

beforeEach(() => document.body.replaceChildren());

/** A form in an island. `visit` does what a visitor does before hydration. */
function island(controls: string, visit = (_form: HTMLFormElement): void => {}) {
  const element = document.createElement("div");
  element.setAttribute(HYDRATES, "interaction");
  document.body.append(element);
  const put = (html: string) => {
    element.innerHTML = `<form>${html}</form>`;
    const [form] = element.getElementsByTagName("form");
    if (form === undefined) throw new Error("The island has no form.");
    return form;
  };
  const old = put(controls);
  const ready = vi.fn();
  visit(old);
  keepForm(element, ready);
  return {
    element,
    old,
    ready,
    /** The form that React renders in its place. */ anew: (html = controls) => put(html),
  };
}

/** The controls of a name, in order. */
const controls = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];

function control(form: HTMLFormElement, name: string, place = 0): HTMLInputElement {
  const found = controls(form, name)[place];
  if (found === undefined) throw new Error(`The form has no ${name} at place ${place}.`);
  return found;
}

const valuesOf = (form: HTMLFormElement, name: string) =>
  controls(form, name).map(({ value }) => value);

/** The names of controls that fired change events, and which. */
function changesOf(form: HTMLFormElement): string[] {
  const changes: string[] = [];
  for (const type of ["input", "change"]) {
    form.addEventListener(type, ({ target }) => {
      if (target instanceof Element) changes.push(`${type} ${target.getAttribute("name")}`);
    });
  }
  return changes;
}

const STAYS = '<input name="arrival"><input name="departure">'.repeat(3);
/** The same form with other neighbours. */
const TURNED = `<input name="new">${'<input name="departure"><input name="arrival">'.repeat(3)}`;

test("hydration keeps typed text and focus in the field of the same name and position", () => {
  const { old, anew } = island(STAYS, (form) => {
    control(form, "arrival", 1).value = "2027-03-01";
    control(form, "departure", 2).value = "2027-05-29";
  });
  // The last focused control, even after the focus has left the page.
  for (const place of [0, 1]) control(old, "departure", place).focus();
  const form = anew(TURNED);
  const changes = changesOf(form);
  expect(transferForm(form)).toEqual({ old, isFirst: true });
  expect(valuesOf(form, "arrival")).toEqual(["", "2027-03-01", ""]);
  expect(valuesOf(form, "departure")).toEqual(["", "", "2027-05-29"]);
  expect(document.activeElement).toBe(control(form, "departure", 1));
  expect(changes.sort()).toEqual([
    ...["change arrival", "change departure", "input arrival", "input departure"],
  ]);
});

test("hydration keeps chosen and unchecked options, and sends no event for unchanged ones", () => {
  const { old, anew } = island(
    `<select name="zone"><option value="dmcc"></option><option value="jafza"></option></select>
    <input type="checkbox" name="wish" value="visa"><input type="checkbox" name="wish" value="bank">
    <input type="checkbox" name="terms" value="on" checked>
    <input type="radio" name="car" value="none" checked><input type="radio" name="car" value="own">
    <input name="same" value="kept">`,
    (form) => {
      control(form, "zone").value = "jafza";
      control(form, "wish", 1).click();
      control(form, "terms").click();
      control(form, "car", 1).click();
    },
  );
  const form = anew();
  const changes = changesOf(form);
  transferForm(form);
  expect(control(form, "zone").value).toBe("jafza");
  for (const name of ["wish", "terms", "car"]) {
    const ticksIn = (each: HTMLFormElement) => controls(each, name).map(({ checked }) => checked);
    expect(ticksIn(form)).toEqual(ticksIn(old));
  }
  expect(changes).not.toContain("change same");
  expect(changes.filter((each) => each === "change wish")).toHaveLength(1);
});

test("React notices a value that was typed before hydration", () => {
  const { anew } = island('<input name="email">', (form) => {
    control(form, "email").value = "anna@example.com";
  });
  const form = anew();
  const writtenByReact = vi.fn();
  const email = control(form, "email");
  const below = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  Object.defineProperty(email, "value", {
    configurable: true,
    get: () => below?.get?.call(email),
    set: writtenByReact,
  });
  transferForm(form);
  expect(email.value).toBe("anna@example.com");
  expect(writtenByReact).not.toHaveBeenCalled();
});

test("a form that React takes over unchanged is announced once", () => {
  const { old, ready } = island(STAYS);
  const changes = changesOf(old);
  expect(transferForm(old)).toEqual({ old, isFirst: true });
  expect(changes).toEqual([]);
  expect(ready).toHaveBeenCalledOnce();
});

test("when React replaces a form, its values and the cursor are kept", () => {
  const { anew } = island('<textarea name="message"></textarea>');
  const first = anew();
  expect(transferForm(first).isFirst).toBe(true);
  const [typed] = first.getElementsByTagName("textarea");
  typed?.focus();
  typed?.setRangeText("What we ask", 0, 0, "end");
  typed?.setSelectionRange(4, 7);
  const second = anew();
  expect(transferForm(second)).toEqual({ old: first, isFirst: false });
  const [written] = second.getElementsByTagName("textarea");
  expect(written?.value).toBe("What we ask");
  expect(document.activeElement).toBe(written);
  expect([written?.selectionStart, written?.selectionEnd]).toEqual([4, 7]);
});

test("hydration does not take the focus from a visitor who has left the form", () => {
  const elsewhere = document.createElement("input");
  const { old, anew } = island(STAYS);
  control(old, "arrival").focus();
  document.body.append(elsewhere);
  elsewhere.focus();
  transferForm(anew());
  expect(document.activeElement).toBe(elsewhere);
});

test.each([
  ["before hydration", false],
  ["rendered by React", true],
])("a removed form (%s) is put back with what was typed into it", (_when, hasReactForm) => {
  const { element, old, anew } = island(STAYS);
  const form = hasReactForm ? anew() : old;
  if (hasReactForm) transferForm(form);
  control(form, "departure", 1).focus();
  control(form, "departure", 1).value = "2027-05-29";
  element.replaceChildren();
  restoreForm(element);
  expect(element.querySelector("form")).toBe(form);
  expect(valuesOf(form, "departure")).toEqual(["", "2027-05-29", ""]);
  expect(document.activeElement).toBe(control(form, "departure", 1));
});
