// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keepForm, takeOver } from "#web/islands/before-react.ts";
import { HYDRATES } from "#web/lib/island-marks.ts";

/** A form on the page, in an island of its own. */
function island(controls: string): { island: HTMLElement; form: HTMLFormElement } {
  const element = document.createElement("div");
  element.setAttribute(HYDRATES, "interaction");
  document.body.append(element);
  return { island: element, form: anew(element, controls) };
}

/** The form that React puts into the place of an island's own. */
function anew(island: HTMLElement, controls: string): HTMLFormElement {
  island.innerHTML = `<form>${controls}</form>`;
  const form = island.querySelector("form");
  if (form === null) throw new Error("The island has no form.");
  return form;
}

type Entry = { value: string; checked?: boolean };

/** A control by its name, and its place among those that share it. */
function control(form: HTMLFormElement, name: string, place = 0) {
  const found = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const entry = found[place];
  if (entry === undefined) throw new Error(`The form has no ${name} at place ${place}.`);
  return entry;
}

/** What stands in the controls of a name, in their order. */
const entered = (form: HTMLFormElement, name: string): Entry[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(
    ({ type, value, checked }) =>
      ["checkbox", "radio"].includes(type) ? { value, checked } : { value },
  );

/** The names of the controls that said they were changed, and how. */
function changesOf(form: HTMLFormElement): string[] {
  const changes: string[] = [];
  for (const type of ["input", "change"]) {
    form.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        changes.push(`${type} ${target.name}`);
      }
    });
  }
  return changes;
}

beforeEach(() => document.body.replaceChildren());

const STAYS = `
  <input name="arrival"><input name="departure">
  <input name="arrival"><input name="departure">
  <input name="arrival"><input name="departure">`;
/** The same with other neighbours. */
const TURNED = `<input name="new">${STAYS.replaceAll(/(<input name="arrival">)(<.*>)/g, "$2$1")}`;

test("what was typed goes to the control of its name, and among equal names to the one in its place", () => {
  const old = island(STAYS);
  control(old.form, "arrival", 1).value = "2027-03-01";
  control(old.form, "departure", 2).value = "2027-05-29";
  keepForm(old.island, () => {});
  const form = anew(old.island, TURNED);
  const changes = changesOf(form);

  expect(takeOver(form)).toBe(old.form);
  expect(entered(form, "arrival").map(({ value }) => value)).toEqual(["", "2027-03-01", ""]);
  expect(entered(form, "departure").map(({ value }) => value)).toEqual(["", "", "2027-05-29"]);
  expect(changes).toEqual([
    "input arrival",
    "change arrival",
    "input departure",
    "change departure",
  ]);
});

test("choices and ticks go over, those that were taken back too, and nothing that is the same", () => {
  const controls = `
    <select name="zone"><option value="dmcc"></option><option value="jafza"></option></select>
    <input type="checkbox" name="wish" value="visa"><input type="checkbox" name="wish" value="bank">
    <input type="checkbox" name="terms" value="on" checked>
    <input type="radio" name="car" value="none" checked><input type="radio" name="car" value="own">
    <input name="same" value="kept">`;
  const old = island(controls);
  control(old.form, "zone").value = "jafza";
  for (const [name, place] of [
    ["wish", 1],
    ["terms", 0],
    ["car", 1],
  ] as const) {
    control(old.form, name, place).click();
  }
  keepForm(old.island, () => {});
  const form = anew(old.island, controls);
  const changes = changesOf(form);
  takeOver(form);
  expect(entered(form, "zone")).toEqual([{ value: "jafza" }]);
  for (const name of ["wish", "terms", "car"]) {
    expect(entered(form, name)).toEqual(entered(old.form, name));
  }
  expect(new Set(changes)).not.toContain("change same");
  expect(changes.filter((each) => each === "change wish")).toHaveLength(1);
});

test("a value goes past what React lays over it, so that React sees it as the visitor's", () => {
  const old = island(`<input name="email">`);
  control(old.form, "email").value = "anna@example.com";
  keepForm(old.island, () => {});
  const form = anew(old.island, `<input name="email">`);
  const writtenByReact = vi.fn();
  const email = control(form, "email");
  const below = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  Object.defineProperty(email, "value", {
    configurable: true,
    get: () => below?.get?.call(email),
    set: writtenByReact,
  });
  takeOver(form);
  expect(email.value).toBe("anna@example.com");
  expect(writtenByReact).not.toHaveBeenCalled();
});

test("focus goes to where the visitor was last, even once that has left the page", () => {
  const old = island(STAYS);
  keepForm(old.island, () => {});
  control(old.form, "departure", 0).focus();
  control(old.form, "departure", 1).focus();
  const form = anew(old.island, STAYS);
  takeOver(form);
  expect(document.activeElement).toBe(control(form, "departure", 1));
});

test("the form that React has kept is left as it is, and says once that React has it", () => {
  const ready = vi.fn();
  const { island: kept, form } = island(STAYS);
  control(form, "arrival").value = "2027-03-01";
  keepForm(kept, ready);
  const changes = changesOf(form);
  expect(takeOver(form)).toBe(form);
  expect(changes).toEqual([]);
  expect(ready).toHaveBeenCalledOnce();
});

test("two forms of a page are each taken over by their own", () => {
  const readies = [vi.fn(), vi.fn()];
  const olds = ["first", "second"].map((typed, place) => {
    const old = island(`<input name="a">`);
    control(old.form, "a").value = typed;
    keepForm(old.island, () => readies[place]?.());
    return old;
  });
  const [first, second] = olds.map((old) => {
    const form = anew(old.island, `<input name="a">`);
    expect(takeOver(form)).toBe(old.form);
    return entered(form, "a");
  });
  expect([first, second]).toEqual([[{ value: "first" }], [{ value: "second" }]]);
  for (const ready of readies) expect(ready).toHaveBeenCalledOnce();
});

test("a form of which nothing was kept is left as it is", () => {
  const { form } = island(`<input name="a">`);
  expect(takeOver(form)).toBe(form);
});
