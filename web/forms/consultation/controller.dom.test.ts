import { createElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { english } from "#schemas/shared/languages.ts";
import "@emailjs/browser";
import "./send.ts";
import { keptInBrowser } from "#schemas/shared/kept-in-browser.ts";
import { consultationProps, emailService, sampleValues } from "#tests/support/lead-forms.ts";
import { lastingEntries, tabEntries } from "#web/lib/entry-store.ts";
import { hoursIn } from "#web/lib/office-hours.ts";
import { ConsultationForm } from "./consultation-form.tsx";
import { readDraft } from "./form-model.ts";

const { consent: _consent, ...texts } = sampleValues;

const { messages, offlineTitle } = consultationProps.texts;
const { heading: thanks } = consultationProps.thankYou;

/** The log of broken spam rules. The code of toasts is not loaded here. */
let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "warn").mockImplementation((text) => {
    if (!text.startsWith("A message")) logged.push(text);
  });
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
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

/** Advances the time until a condition is true. */
async function until(isSo: () => unknown) {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (isSo()) return;
    await vi.advanceTimersByTimeAsync(10);
  }
  throw new Error(`In vain: ${isSo}`);
}

/** A visitor who has filled in the form. @param sinceLoad age of the page in milliseconds */
async function visitor(sinceLoad = 60_000) {
  vi.advanceTimersByTime(sinceLoad);
  tabEntries.write("contact-form-draft", JSON.stringify(texts));
  const page = document.createElement("div");
  // Toasts need this script, which is not loaded.
  page.dataset.later = "/toaster.js";
  document.body.replaceChildren(page);
  createRoot(page).render(createElement(ConsultationForm, consultationProps));
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
    /** The first text above the form, or in its place. */
    reads,
    /** Submits, and waits for the end. */
    async submits() {
      page.querySelector<HTMLElement>("[type=submit]")?.click();
      // React renders the response to a press before anything else happens.
      await Promise.resolve();
      expect(isWaiting()).toBe(true);
      await until(() => !isWaiting());
      return reads();
    },
  };
}

test("text typed before the form's script has loaded is kept, and a draft fills in the other fields", async () => {
  tabEntries.write("contact-form-draft", JSON.stringify(texts));
  const form = createElement(ConsultationForm, consultationProps);
  const page = document.createElement("div");
  page.innerHTML = renderToString(form);
  document.body.replaceChildren(page);
  const [name, email] = ["fullName", "email"].map((each) =>
    page.querySelector<HTMLInputElement>(`[name=${each}]`),
  );
  if (!name || !email) throw new Error("The form lacks a field.");
  name.value = "Typed early";
  hydrateRoot(page, form);
  await until(() => page.querySelector("[data-ready]") && email.value);
  expect([name.value, email.value]).toEqual(["Typed early", texts.email]);
});

test.each([
  ["a filled honeypot", 60_000, "https://spam.example", "Honeypot triggered"],
  ["a press right after the load", 0, "", "Form submitted too quickly"],
])(
  "a request of %s is dropped without a message, and so is its draft",
  async (_what, sinceLoad, honeypot, reason) => {
    const sent = emailService();
    const robot = await visitor(sinceLoad);
    robot.types("website", honeypot);
    await robot.submits();
    expect([sent, logged]).toEqual([[], [`Contact form: ${reason}`]]);
    expect(readDraft()).toEqual(texts);
    robot.types("website", "");
    vi.advanceTimersByTime(3_000);
    expect(await robot.submits()).toBe(thanks);
  },
);

test.each([
  ["a slow writer", 31 * 60_000, 0],
  ["a clock that was set back", 60_000, -24 * 3_600_000],
  ["a clock that was set forward", 60_000, 24 * 3_600_000],
])(
  "a visitor %s loses no request, and reads our office hours in the local time",
  async (_what, sinceLoad, jump) => {
    const sent = emailService();
    const anna = await visitor(sinceLoad);
    vi.setSystemTime(Date.now() + jump);
    expect(await anna.submits()).toBe(thanks);
    expect(sent).toHaveLength(1);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const hours = hoursIn(timeZone, consultationProps.officeHours, new Date(), english);
    expect(document.querySelector("strong")?.textContent).toContain(hours);
  },
);

test("the notes above the form stay until the request is sent", async () => {
  emailService();
  const writer = await visitor();
  const note = document.createElement("p");
  note.dataset.untilSent = "";
  document.body.prepend(note);
  writer.types("fullName", "");
  await writer.submits();
  expect(note.hidden).toBe(false);
  writer.types("fullName", texts.fullName);
  expect(await writer.submits()).toBe(thanks);
  expect(note.hidden).toBe(true);
});

test("an offline visitor is told so at each attempt, and after a reload", async () => {
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
