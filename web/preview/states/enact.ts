import { type PageStateId, pageState } from "#schemas/shared/preview/page-states.ts";
import { CONSULTATION_LIMIT, EMAIL_CAPTURE_LIMIT } from "#web/forms/submission-rules.ts";
import { sendEmptyRequest, sendRequest, sendSignUp, whenOldEnough } from "./forms.ts";

/**
 * Brings the page into a state as a visitor would: what is shown is the page itself. The states that
 * have an address of their own, and the error screen, need nothing more.
 */
export async function enact(id: PageStateId): Promise<void> {
  const { answer } = pageState(id);
  if (answer !== undefined) answerEmails(answer);
  // An editor looks at more sends than a visitor may try.
  for (const { storageKey } of [EMAIL_CAPTURE_LIMIT, CONSULTATION_LIMIT]) {
    localStorage.removeItem(storageKey);
  }
  if (id.startsWith("sign-up-") || id.startsWith("request-")) await whenOldEnough();
  acts[id]?.();
}

const acts: Partial<Record<PageStateId, () => void>> = {
  "cookie-question": revealCookieQuestion,
  "menu-open": () => press("[data-part=menu] > button"),
  "mobile-menu-open": () => press("[data-part=mobile-menu] > button"),
  "picture-unavailable": breakPictures,
  "sign-up-empty": () => sendSignUp(""),
  "sign-up-invalid": () => sendSignUp("anna"),
  "sign-up-sending": () => sendSignUp("anna@example.com"),
  "sign-up-failed": () => sendSignUp("anna@example.com"),
  "sign-up-sent": () => sendSignUp("anna@example.com"),
  "request-errors": sendEmptyRequest,
  "request-sending": sendRequest,
  "request-invalid": sendRequest,
  "request-limit": sendRequest,
  "request-forbidden": sendRequest,
  "request-failed": sendRequest,
  "request-sent": sendRequest,
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
