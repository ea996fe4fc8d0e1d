import { expect, onTestFinished, test, vi } from "vitest";
import { createOpenMenu } from "./menu-bar.ts";

/** The menu that opens, or "-" when all are closed. A number is a pause in milliseconds. */
test.each([
  ["a pointer that only passes opens nothing", "over:a 199 leave 1000", ""],
  ["one that rests opens, and shuts once it has left", "over:a 200 leave 150", "a -"],
  ["one that comes back shuts nothing", "over:a 200 leave 149 over:a 1000", "a"],
  ["the next one opens at once while one is open", "press:a over:b", "a b"],
  ["the next one opens at once soon after", "press:a press:a 299 over:c", "a - c"],
  ["the next one waits again later", "press:a press:a 300 over:c", "a -"],
  ["a press keeps what hovering has opened", "over:a 200 press:a", "a"],
  ["the press after it shuts, another opens", "over:a 200 press:a press:a press:a", "a - a"],
])("in the menu bar %s (%s)", (_what, steps, opened) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const menu = createOpenMenu<string>((now) => log.push(now ?? "-"));
  for (const step of steps.split(" ")) {
    const [what, name = ""] = step.split(":");
    if (what === "over") menu.pointerEnters(name);
    else if (what === "press") menu.toggle(name);
    else if (what === "leave") menu.pointerLeaves();
    else vi.advanceTimersByTime(Number(what));
  }
  expect(log.join(" ")).toBe(opened);
  expect(menu.current() ?? "-").toBe(log.at(-1) ?? "-");
});
