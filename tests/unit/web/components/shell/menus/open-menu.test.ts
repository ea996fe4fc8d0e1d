import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOpenMenu } from "#web/components/shell/script/menus/open-menu.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Menus by name, with a log of which were opened; "-" where all were shut. */
function menus() {
  const log: string[] = [];
  return { log, menu: createOpenMenu<string>((now) => log.push(now ?? "-")) };
}

test("a pointer opens after 200 ms of rest, and its leaving closes after 150 ms", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(199);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a"]);
  menu.pointerLeaves();
  vi.advanceTimersByTime(149);
  expect(log).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a", "-"]);
});

test("a pointer that only passes opens nothing, and one that comes back closes nothing", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(150);
  menu.pointerLeaves();
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual([]);
  menu.show("a");
  menu.pointerLeaves();
  vi.advanceTimersByTime(149);
  menu.pointerEnters("a");
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual(["a"]);
});

test("the next one opens at once while one is open, and within 300 ms after it closed", () => {
  const { log, menu } = menus();
  menu.show("a");
  menu.pointerEnters("b");
  expect(log).toEqual(["a", "b"]);
  menu.show(null);
  vi.advanceTimersByTime(299);
  menu.pointerEnters("c");
  expect(log).toEqual(["a", "b", "-", "c"]);
  menu.show(null);
  vi.advanceTimersByTime(300);
  menu.pointerEnters("a");
  expect(log.at(-1)).toBe("-");
});

test("a click keeps what hovering has opened; the next one closes it", () => {
  const { log, menu } = menus();
  menu.pointerEnters("a");
  vi.advanceTimersByTime(200);
  menu.toggle("a");
  expect(log).toEqual(["a"]);
  menu.toggle("a");
  expect(log).toEqual(["a", "-"]);
  menu.toggle("a");
  expect(menu.current()).toBe("a");
});
