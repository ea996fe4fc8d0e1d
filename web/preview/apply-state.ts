import { sampleRequest } from "#schemas/shared/forms/consultation-fields.ts";
import {
  isPageState,
  type PageStateId,
  pageState,
  STATE_PARAMETER,
} from "#schemas/shared/preview/page-states.ts";
import { CONSULTATION_LIMIT, EMAIL_CAPTURE_LIMIT } from "#web/forms/submission-rules.ts";

/** Brings the page into the state that its address names, if there is one. */
export function applyState(address: string): void {
  const state = new URL(address).searchParams.get(STATE_PARAMETER) ?? "";
  if (isPageState(state)) void enact(state);
}

/**
 * Does what a visitor would do. States with an address of their own, and the error page, need
 * nothing.
 */
async function enact(id: PageStateId): Promise<void> {
  const { answer } = pageState(id);
  if (answer !== undefined) replaceEmailService(answer);
  // An editor may try more submissions than the rate limit allows a visitor.
  for (const { storageKey } of [EMAIL_CAPTURE_LIMIT, CONSULTATION_LIMIT]) {
    localStorage.removeItem(storageKey);
  }
  const [, form = ""] = /^(sign-up|request)-/.exec(id) ?? [];
  if (form) {
    // The event counts as a visitor's interaction, so React hydrates the form.
    document.querySelector("main form")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    await whenFormAcceptsSubmit();
  }
  (acts[id] ?? sends[form])?.();
}

/** Brings a form into each of its states, except those in `acts`. */
const sends: Record<string, () => void> = {
  "sign-up": () => sendSignUp("anna@example.com"),
  request: () => sendRequest(),
};

const acts: Partial<Record<PageStateId, () => void>> = {
  "cookie-question": revealCookieQuestion,
  "menu-open": () => press("[data-part=menu] > button"),
  "mobile-menu-open": () => press("[data-part=mobile-menu] > button"),
  "picture-unavailable": breakPictures,
  "sign-up-empty": () => sendSignUp(""),
  "sign-up-invalid": () => sendSignUp("anna"),
  "request-errors": () => requestForm()?.requestSubmit(),
  "request-phone": askAboutPhone,
  "request-too-long": () => sendRequest({ message: sampleRequest.message.repeat(2_000) }),
  "request-shortened": () => sendRequest({ message: sampleRequest.message.repeat(100) }),
};

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** An editor is not asked for consent, but may view the banner. */
function revealCookieQuestion(): void {
  const question = document.querySelector<HTMLElement>(".cookie-banner");
  if (question) question.hidden = false;
}

/** Makes images fail as if the image server were down. Each further attempt fails too. */
function breakPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("main .picture img")) {
    const fail = () => image.dispatchEvent(new Event("error"));
    image.addEventListener("load", fail);
    fail();
  }
}

/** The path to which forms are submitted, on EmailJS and on the local inbox. */
const SEND = "/email/send";

/**
 * Responds to the forms of this page in place of the email service, so that a preview sends
 * nothing.
 * @param answer a status, 0 for a failed connection, or "never" for a response that does not come
 */
function replaceEmailService(answer: number | "never"): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    if (!url.includes(SEND)) return ask(address, options);
    if (answer === "never") return new Promise(() => {});
    if (answer === 0) return Promise.reject(new TypeError("There is no connection."));
    return Promise.resolve(new Response(answer === 200 ? "OK" : "Refused", { status: answer }));
  };
}

/** Forms ignore submissions that are faster than people type. This time is a little longer. */
const FILLING_TIME_MS = 3_500;
const LOOK_EVERY_MS = 50;

/** Resolves when the form is hydrated and has been open as long as a person needs to fill it in. */
async function whenFormAcceptsSubmit(): Promise<void> {
  const isReady = () =>
    performance.now() > FILLING_TIME_MS && document.querySelector("form[data-ready]") !== null;
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

function sendSignUp(address: string): void {
  const field = document.querySelector<HTMLInputElement>("form input[type=email]");
  if (field === null) return;
  write(field, address);
  field.form?.requestSubmit();
}

const requestForm = () => document.querySelector<HTMLFormElement>("form:has(textarea)");

/** Gives an example answer and continues. */
function askAboutPhone(): void {
  const phone = requestForm()?.elements.namedItem("phone");
  if (!(phone instanceof HTMLInputElement)) return;
  write(phone, "by email, please");
  phone.dispatchEvent(new Event("focusout", { bubbles: true }));
}

/** @param changes fields that differ from the example */
function sendRequest(changes: Readonly<Record<string, string>> = {}): void {
  const form = requestForm();
  if (form === null) return;
  for (const [name, value] of Object.entries({ ...sampleRequest, ...changes })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      write(field, value);
    }
  }
  for (const list of form.querySelectorAll("select")) {
    list.selectedIndex = list.options.length - 1;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const consent = form.elements.namedItem("consent");
  if (consent instanceof HTMLInputElement && !consent.checked) consent.click();
  form.requestSubmit();
}

/** Changes a field as typing does, because React ignores other changes. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
