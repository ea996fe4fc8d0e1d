import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { finishRendering } from "#tests/support/react-roots.ts";
import { prepareToasts, showToast } from "./show-toast.ts";

const labels = { dismissLabel: "Close", toastsLabel: "Messages (Alt+T)" };
const failed = { title: "Error", text: "Not sent.", tone: "destructive", ...labels } as const;
const thanks = { title: "Thank you", text: "Sent.", tone: "success", ...labels } as const;

// The place of toasts belongs to the window of one test file.
beforeAll(() => void vi.resetModules());

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

/** Milliseconds of some frames. */
const FRAMES = 50;

/** Stops the clock, until the test ends. @returns what lets a time pass */
function withOwnClock() {
  // Sonner learns in a frame that an earlier toast has gone, and ends a keyboard's reading then.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "requestAnimationFrame"] });
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await finishRendering();
  };
  onTestFinished(async () => {
    // A toast is removed when it has faded out.
    await pass(1_000);
    await pass(FRAMES);
    expect(region()?.children.length).toBe(0);
    vi.useRealTimers();
  });
  return pass;
}

test("a toast is shown for four seconds", async () => {
  const pass = withOwnClock();
  await showToast(failed);
  await expect.poll(shown).toEqual(["ErrorNot sent."]);
  await pass(3_900);
  expect(shown()).toEqual(["ErrorNot sent."]);
  await pass(200);
  await expect.poll(shown).toEqual([]);
});

const pressAltT = () =>
  document.dispatchEvent(
    new KeyboardEvent("keydown", { code: "KeyT", altKey: true, bubbles: true }),
  );

test("a toast stays while a keyboard reads it, and goes once the focus has left it", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  const pass = withOwnClock();
  field.focus();
  await showToast(failed);
  await expect.poll(shown).toEqual(["ErrorNot sent."]);
  await pass(FRAMES);
  pressAltT();
  expect(region()?.contains(document.activeElement)).toBe(true);
  // React tells the toast's clock a moment later.
  await expect.poll(() => document.querySelector("li[data-expanded=true]")).not.toBeNull();
  await pass(1);
  await pass(20_000);
  // Within the toast the focus may move on.
  document.querySelector<HTMLElement>("li button[aria-label=Close]")?.focus();
  await pass(20_000);
  expect(shown()).toEqual(["ErrorNot sent."]);
  field.focus();
  await pass(1);
  await pass(4_100);
  await expect.poll(shown).toEqual([]);
});

test("a toast that comes while a keyboard reads another goes by itself too", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  const pass = withOwnClock();
  field.focus();
  await showToast(failed);
  await expect.poll(shown).toEqual(["ErrorNot sent."]);
  await pass(FRAMES);
  pressAltT();
  await pass(1);
  await showToast(thanks);
  await pass(1);
  field.focus();
  await expect.poll(shown).toEqual(["Thank youSent."]);
  await pass(4_100);
  await expect.poll(shown).toEqual([]);
});
