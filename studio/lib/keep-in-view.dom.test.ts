import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInView } from "./keep-in-view.ts";

/** Tells of another size of the watched element; undefined while none is watched. */
let grow: (() => void) | undefined;

beforeEach(() => {
  class Observer implements ResizeObserver {
    readonly tell: () => void;
    constructor(tell: ResizeObserverCallback) {
      this.tell = () => tell([], this);
    }
    observe() {
      grow = this.tell;
      grow();
    }
    unobserve() {}
    disconnect() {
      grow = undefined;
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

function openedField() {
  document.body.innerHTML = "<ul><li><textarea></textarea></li></ul>";
  const field = document.querySelector("textarea") ?? expect.unreachable();
  const scrollIntoView = vi.fn();
  field.scrollIntoView = scrollIntoView;
  return { end: keepInView(field, document.querySelector("ul")), scrollIntoView };
}

test("an opened field stays in view while rows above it grow", () => {
  const { scrollIntoView, end } = openedField();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  grow?.();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  end();
  expect(grow).toBeUndefined();
});

test.each(["wheel", "pointerdown", "keydown", "focusin"])(
  "after a %s the editor decides what is shown",
  (act) => {
    openedField();
    window.dispatchEvent(new Event(act));
    expect(grow).toBeUndefined();
  },
);
