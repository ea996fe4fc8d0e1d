import {
  isPageState,
  type PageStateId,
  pageState,
  STATE_PARAMETER,
} from "#schemas/shared/preview/page-states.ts";
import { CONSULTATION_LIMIT, EMAIL_CAPTURE_LIMIT } from "#web/forms/submission-rules.ts";

/** Brings the page into the state that its address names, if it names one. */
export function enactState(address: string): void {
  const state = new URL(address).searchParams.get(STATE_PARAMETER) ?? "";
  if (isPageState(state)) void enact(state);
}

/** As a visitor would. States with an address of their own, and the error screen, need no more. */
async function enact(id: PageStateId): Promise<void> {
  const { answer } = pageState(id);
  if (answer !== undefined) answerEmails(answer);
  // An editor looks at more sends than a visitor may try.
  for (const { storageKey } of [EMAIL_CAPTURE_LIMIT, CONSULTATION_LIMIT]) {
    localStorage.removeItem(storageKey);
  }
  const [, form = ""] = /^(sign-up|request)-/.exec(id) ?? [];
  if (form) {
    // As when somebody turns to the form: React takes it over then.
    document.querySelector("main form")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    await whenOldEnough();
  }
  (acts[id] ?? sends[form])?.();
}

/** What a form does in each of its states but those of `acts`. */
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
  "request-too-long": () => sendRequest({ message: request.message?.repeat(2_000) ?? "" }),
  "request-shortened": () => sendRequest({ message: request.message?.repeat(100) ?? "" }),
};

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** An editor is not asked, but may look at the question. */
function revealCookieQuestion(): void {
  const question = document.querySelector<HTMLElement>(".cookie-banner");
  if (question) question.hidden = false;
}

/** As when the image server is away: each further attempt of the page fails, too. */
function breakPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("main .picture img")) {
    const fail = () => image.dispatchEvent(new Event("error"));
    image.addEventListener("load", fail);
    fail();
  }
}

/** Where the forms send to, on EmailJS as on the inbox. */
const SEND = "/email/send";

/**
 * Answers the forms of this page in the place of the email service: nothing of what is tried out in
 * a preview reaches anybody.
 * @param answer a status, 0 for no answer at all, or an answer that never comes
 */
function answerEmails(answer: number | "never"): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    if (!url.includes(SEND)) return ask(address, options);
    if (answer === "never") return new Promise(() => {});
    if (answer === 0) return Promise.reject(new TypeError("There is no connection."));
    return Promise.resolve(new Response(answer === 200 ? "OK" : "Refused", { status: answer }));
  };
}

/** Forms take nothing that comes faster than people write; this is a little longer. */
const OLD_ENOUGH_MS = 3_500;
const LOOK_EVERY_MS = 50;

const request: Readonly<Record<string, string>> = {
  fullName: "Anna Example",
  email: "anna@example.com",
  phone: "+371 2000 0000",
  profession: "Designer",
  nationality: "Latvian",
  message: "We move in autumn, three of us.",
};

/** Resolves when the form works, and has been open as long as somebody needs who writes. */
async function whenOldEnough(): Promise<void> {
  const isReady = () =>
    performance.now() > OLD_ENOUGH_MS && document.querySelector("form[data-ready]") !== null;
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

function sendSignUp(address: string): void {
  const field = document.querySelector<HTMLInputElement>("form input[type=email]");
  if (field === null) return;
  write(field, address);
  field.form?.requestSubmit();
}

const requestForm = () => document.querySelector<HTMLFormElement>("form:has(textarea)");

/** Who answers in words, and goes on. */
function askAboutPhone(): void {
  const phone = requestForm()?.elements.namedItem("phone");
  if (!(phone instanceof HTMLInputElement)) return;
  write(phone, "by email, please");
  phone.dispatchEvent(new Event("focusout", { bubbles: true }));
}

/** @param changes to the request of an example */
function sendRequest(changes: Readonly<Record<string, string>> = {}): void {
  const form = requestForm();
  if (form === null) return;
  for (const [name, value] of Object.entries({ ...request, ...changes })) {
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

/** Changes a field as its keyboard does: React hears of nothing else. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
