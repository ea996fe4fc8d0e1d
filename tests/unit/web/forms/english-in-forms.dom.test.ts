import { asEnglish } from "@nordune/jsx/english-text";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { languageOf } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/record.ts";
import "@emailjs/browser";
import { seeded } from "#tests/support/first-content.ts";
import {
  consultationProps,
  emailService,
  sampleValues,
  service,
} from "#tests/support/lead-forms.ts";
import { LanguageProvider } from "#web/components/language-context.ts";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import "#web/forms/consultation/send.ts";
import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";

/** Fields of the props that are no texts, and so are never marked. */
const NO_TEXTS = ["value", "href", "_key", "_type"];

/** The same as on a page in another language that has no translation of any text. */
function inEnglish<Texts>(texts: Texts): Texts;
function inEnglish(value: unknown): unknown {
  if (typeof value === "string") return asEnglish(value);
  if (Array.isArray(value)) return value.map(inEnglish);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      NO_TEXTS.includes(name) ? each : inEnglish(each),
    ]),
  );
}

// The place of toasts belongs to the window of one test file.
beforeAll(() => void vi.resetModules());

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return async () => {
    // A toast that is leaving would be rendered again after the last test.
    for (const close of document.querySelectorAll<HTMLElement>("[aria-live] li button")) {
      close.click();
    }
    await expect.poll(() => document.querySelectorAll("[aria-live] li").length).toBe(0);
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    document.querySelector("main")?.remove();
  };
});

/** What a visitor reads, copies, follows or hears: with addresses as their reader decodes them. */
function signsOnPage(): string[] {
  const addresses = [...document.querySelectorAll("[href]")].map((link) =>
    decodeURIComponent(link.getAttribute("href") ?? ""),
  );
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const all = [document.body.outerHTML, document.title, ...addresses, ...kept];
  return all.flatMap((text) => text.match(/.{0,30}\p{Cf}.{0,30}/gu) ?? []);
}

/** Hydrates a form with props that the browser has read from the page. */
function hydrated<Props extends object>(
  form: (props: Props) => ReturnType<typeof createElement>,
  props: Props,
) {
  const page = document.body.appendChild(document.createElement("main"));
  const element = createElement(
    LanguageProvider,
    { value: languageOf("sv") },
    createElement(form, props),
  );
  page.innerHTML = renderToString(element);
  hydrateRoot(page, element);
  return page;
}

function type(page: Element, name: string, text: string) {
  const control = page.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (control === null) throw new Error(`No ${name}`);
  if (control.type === "checkbox") return control.click();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

const press = (page: Element) => page.querySelector<HTMLElement>("[type=submit]")?.click();

/** Waits until a text is shown somewhere, as English, in an element or in a toast. */
const readsInEnglish = (text: string) =>
  expect
    .poll(() =>
      [...document.querySelectorAll("[lang=en]")].some(({ textContent }) => textContent === text),
    )
    .toBe(true);

test("no state of the consultation form shows, sends or keeps a sign that nobody sees", async () => {
  const sent = emailService(402);
  const { texts, thankYou, officeHours } = consultationProps;
  const { messages } = texts;
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  const page = hydrated(ConsultationForm, {
    ...consultationProps,
    ...inEnglish({ texts, thankYou, officeHours: { ...officeHours } }),
    officeHours: { ...officeHours, days: asEnglish(officeHours.days) },
    toolAhead: { href: "/tool", label: asEnglish("Count your days") },
  });
  await expect.poll(() => page.querySelector("[data-ready]")).not.toBeNull();
  await readsInEnglish(texts.heading);
  expect(signsOnPage(), "hydrated").toEqual([]);

  press(page);
  await readsInEnglish(texts.summaryHeading);
  await readsInEnglish(texts.fields.fullName.message);
  expect(signsOnPage(), "invalid").toEqual([]);

  type(page, "phone", "none");
  page.querySelector<HTMLElement>("[name=phone]")?.focus();
  page.querySelector<HTMLElement>("[name=email]")?.focus();
  await readsInEnglish(texts.phoneQuestion);
  for (const [name, value] of Object.entries(sampleValues)) type(page, name, `${value}`);
  press(page);
  await readsInEnglish(messages.failureTitle);
  await expect.poll(() => document.querySelector("[aria-live] [lang=en]")).not.toBeNull();
  expect(page.querySelector("a[href^='mailto:']")).not.toBeNull();
  expect(signsOnPage(), "failed").toEqual([]);

  press(page);
  await readsInEnglish(thankYou.heading);
  expect(signsOnPage(), "sent").toEqual([]);
  expect(JSON.stringify(sent)).not.toMatch(/\p{Cf}/u);
  expect(sent).toHaveLength(2);
});

test("no state of the sign-up shows, sends or keeps a sign that nobody sees", async () => {
  const sent = emailService(402);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  const { emailCapture } = seeded("homePage");
  const { messages } = emailCapture;
  const page = hydrated(EmailCaptureForm, {
    texts: inEnglish({ ...emailCapture, toastsLabel: "Messages" }),
    service,
    recipient: { name: "Brand", email: "office@example.com" },
  });
  await expect.poll(() => page.querySelector("[data-ready]")).not.toBeNull();
  await readsInEnglish(emailCapture.hint);
  press(page);
  await readsInEnglish(messages.emailRequiredText);
  type(page, "email", "anna");
  press(page);
  await readsInEnglish(messages.invalidEmail);
  expect(signsOnPage(), "invalid").toEqual([]);
  type(page, "email", "anna@example.com");
  press(page);
  await readsInEnglish(messages.failureText);
  await readsInEnglish(messages.failureTitle);
  expect(signsOnPage(), "failed").toEqual([]);
  press(page);
  await readsInEnglish(messages.successText);
  expect(signsOnPage(), "sent").toEqual([]);
  expect(JSON.stringify(sent)).not.toMatch(/\p{Cf}/u);
});
