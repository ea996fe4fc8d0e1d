// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { prepareToasts, showToast } from "./show-toast.ts";

const labels = { dismissLabel: "Close", toastsLabel: "Messages (Alt+T)" };
const failed = { title: "Error", text: "Not sent.", tone: "destructive", ...labels } as const;
const thanks = { title: "Thank you", text: "Sent.", tone: "success", ...labels } as const;

// jsdom has no media queries.
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const region = () => document.querySelector("[aria-live=polite]");
const shown = () =>
  [...document.querySelectorAll("li[data-visible=true][data-removed=false]")].map(
    (toast) => toast.textContent,
  );
const close = () => document.querySelector<HTMLElement>("li button[aria-label=Close]")?.click();

test("the live region of toasts has a name before the first message", async () => {
  await prepareToasts(labels);
  await expect.poll(() => region()?.ariaLabel).toBe("Messages (Alt+T)");
  expect(region()?.textContent).toBe("");
});

test("a toast is announced once, and a new one that arrives while another leaves stays", async () => {
  await showToast(failed);
  await expect.poll(shown).toEqual(["ErrorNot sent."]);
  expect(document.querySelectorAll("[aria-live], [role=alert], [role=status]")).toHaveLength(1);
  close();
  await expect.poll(shown).toEqual([]);
  await showToast(thanks);
  await expect.poll(shown).toEqual(["Thank youSent."]);
  await expect.poll(() => region()?.querySelectorAll("li").length).toBe(1);
  expect(shown()).toEqual(["Thank youSent."]);
  close();
  await expect.poll(() => region()?.children.length).toBe(0);
});

test("a toast is shown for four seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await showToast(failed);
  await expect.poll(shown).toEqual(["ErrorNot sent."]);
  vi.advanceTimersByTime(3_900);
  // React renders changes a task later.
  for (const _ of [1, 2, 3]) await new Promise((done) => setImmediate(done));
  expect(shown()).toEqual(["ErrorNot sent."]);
  vi.advanceTimersByTime(200);
  await expect.poll(shown).toEqual([]);
});
