// @vitest-environment jsdom
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import "@emailjs/browser";
import "#web/forms/consultation/send.ts";
import { keptInBrowser } from "#schemas/shared/kept-in-browser.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import {
  consultationPayload,
  readDraft,
  readKeptFailure,
} from "#web/forms/consultation/form-model.ts";
import { lastingEntries, tabEntries } from "#web/lib/entry-store.ts";
import { consultationProps, emailService, sampleValues } from "../service.ts";

const NOW = new Date(2026, 10, 21, 9, 30);
const { consent: _consent, ...texts } = sampleValues;

const { messages, offlineTitle } = consultationProps.texts;
const { heading: thanks } = consultationProps.thankYou;

/** What the form logs: what breaks a rule, and the titles of toasts, whose code does not come here. */
let logged: string[];
let conversions: unknown[];

beforeEach(() => {
  logged = [];
  conversions = [];
  vi.spyOn(console, "warn").mockImplementation((text, title) => {
    logged.push(text.startsWith("A message") ? title : text);
  });
  vi.stubGlobal("gtag", (...command: unknown[]) => conversions.push(command));
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"], now: NOW });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const { name } of keptInBrowser) {
      lastingEntries.remove(name);
      tabEntries.remove(name);
    }
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
  };
});

/** Lets time pass until something is the case. */
async function until(isSo: () => unknown) {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (isSo()) return;
    await vi.advanceTimersByTimeAsync(10);
  }
  throw new Error(`In vain: ${isSo}`);
}

/** A visitor at the form, who has written everything. @param sinceLoad milliseconds, of the page */
async function visitor(sinceLoad = 60_000) {
  vi.advanceTimersByTime(sinceLoad);
  tabEntries.write("contact-form-draft", JSON.stringify(texts));
  const page = document.createElement("div");
  // Toasts need this script first, and do not come.
  page.dataset.later = "/toaster.js";
  document.body.replaceChildren(page);
  const props = { ...consultationProps, conversionLabel: "AW-1/a" };
  createRoot(page).render(createElement(ConsultationForm, props));
  const control = (name: string) => {
    const found = page.querySelector(`[name=${name}]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`No ${name}`);
    return found;
  };
  await until(() => page.querySelector("[data-ready]") && control("fullName").value);
  control("consent").click();
  const reads = () =>
    page.querySelector("form") === null
      ? page.querySelector("h2")?.textContent
      : page.querySelector("[role=group] p")?.textContent;
  const isWaiting = () => page.querySelector("[type=submit]:disabled") !== null;
  return {
    types(name: string, text: string) {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(control(name), text);
      control(name).dispatchEvent(new Event("input", { bubbles: true }));
    },
    /** What stands first above the form, or in its place. */
    reads,
    mail: () =>
      decodeURIComponent(page.querySelector("[role=group] a")?.getAttribute("href") ?? ""),
    /** Submits, and waits for the end. */
    async submits() {
      page.querySelector<HTMLElement>("[type=submit]")?.click();
      // React shows the answer to a press before anything else goes on.
      await Promise.resolve();
      expect(isWaiting()).toBe(true);
      await until(() => !isWaiting());
      return reads();
    },
  };
}

const attempts = () => JSON.parse(lastingEntries.read("contact_form_attempts") ?? "[]");

test("a request is sent, remembered and reported, and nothing of it stays in the tab", async () => {
  const sent = emailService();
  const anna = await visitor();
  anna.types("phone", "+371 1");
  expect(readDraft()).toEqual({ ...texts, phone: "+371 1" });
  expect(await anna.submits()).toBe(thanks);
  const { time: _, ...payload } = consultationPayload({ ...sampleValues, phone: "+371 1" }, NOW);
  expect(sent).toMatchObject([payload]);
  expect(logged).toEqual([messages.successTitle]);
  expect(conversions).toEqual([["event", "conversion", { send_to: "AW-1/a" }]]);
  expect(Number(lastingEntries.read("lastContactFormSubmission"))).toBeGreaterThan(Number(NOW));
  dispatchEvent(new Event("pagehide"));
  expect([readDraft(), readKeptFailure()]).toEqual([{}, undefined]);
  // The same once more, as after the way back, is thanked for and no second conversion.
  const again = await visitor();
  again.types("phone", "+371 1");
  expect(await again.submits()).toBe(thanks);
  expect([sent.length, conversions.length]).toEqual([1, 1]);
});

test.each([
  ["a filled honeypot", 60_000, "https://spam.example", "Honeypot triggered"],
  ["a press right after the load", 0, "", "Form submitted too quickly"],
])("%s is dropped in silence, with a draft", async (_what, sinceLoad, honeypot, reason) => {
  const sent = emailService();
  const robot = await visitor(sinceLoad);
  robot.types("website", honeypot);
  await robot.submits();
  expect([sent, logged]).toEqual([[], [`Contact form: ${reason}`]]);
  expect(readDraft()).toEqual(texts);
  robot.types("website", "");
  vi.advanceTimersByTime(3_000);
  expect(await robot.submits()).toBe(thanks);
});

test.each([
  ["a slow writer", 31 * 60_000, 0],
  ["a clock that was set back", 60_000, -24 * 3_600_000],
  ["a clock that was set forward", 60_000, 24 * 3_600_000],
])("%s loses no request", async (_what, sinceLoad, jump) => {
  const sent = emailService();
  const anna = await visitor(sinceLoad);
  vi.setSystemTime(Date.now() + jump);
  expect(await anna.submits()).toBe(thanks);
  expect(sent).toHaveLength(1);
});

test("after a failure the visitor is told so, keeps the values and can send again", async () => {
  const sent = emailService(500, 500, 500);
  const anna = await visitor();
  expect(await anna.submits()).toBe(messages.failureTitle);
  expect(document.body.textContent).toContain(messages.otherFailure);
  expect([sent.length, attempts().length, conversions]).toEqual([3, 1, []]);
  expect(readDraft()).toEqual(texts);
  expect(readKeptFailure()).toBeDefined();
  anna.types("phone", "+371 1111 1111");
  await until(() => anna.mail().includes("+371 1111 1111"));
  expect(await anna.submits()).toBe(thanks);
  expect(readKeptFailure()).toBeUndefined();
  expect(logged).toEqual([messages.failureTitle, messages.successTitle]);
});

test("without a connection the visitor is told so however often, and after a reload", async () => {
  emailService(...Array(7).fill(0));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const anna = await visitor();
  for (let press = 1; press <= 7; press += 1) expect(await anna.submits()).toBe(offlineTitle);
  const again = await visitor();
  await until(() => again.reads() === offlineTitle);
  onLine.mockReturnValue(true);
  expect(await again.submits()).toBe(thanks);
});

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

test("the sixth attempt in 30 minutes has to wait, also where storage is forbidden", async () => {
  for (const name of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(forbidden);
  }
  const sent = emailService(...Array(5).fill(400));
  const anna = await visitor();
  for (let attempt = 1; attempt <= 5; attempt += 1) await anna.submits();
  expect(await anna.submits()).toBe(messages.rateLimitTitle);
  expect(sent).toHaveLength(5);
  vi.advanceTimersByTime(30 * 60_000);
  expect(await anna.submits()).toBe(thanks);
});
