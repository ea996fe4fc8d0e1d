import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { inTime, isOffline } from "./in-time.ts";
import { loadToaster } from "./toasts/show-toast.ts";

/** How a send ended. Status 0 means that no answer came. */
export type SendResult = { ok: true } | { ok: false; status: number; text: string };

/** Waits the given milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

const RETRIES = 2;
/** Milliseconds between tries: the service takes one request a second. */
const BETWEEN_TRIES = 1_100;

/** The library, which loads when the visitor turns to a form. */
function loadEmailService() {
  hideForbiddenStorage();
  return import("@emailjs/browser");
}

/** The library names `localStorage` while it loads. Where that throws, it would never load. */
function hideForbiddenStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  }
}

/**
 * Fetches what sending needs once the visitor turns to a form, so that it works, and can say so,
 * even if the connection goes. A failure here comes up again on submit.
 */
export function prepareEmail() {
  for (const load of [loadEmailService, loadToaster]) load().catch(() => undefined);
}

/**
 * Sends one email through EmailJS, or through the local inbox in its place. The only
 * module that knows the library. Never rejects.
 * @param parameters the values that the template names; nothing else leaves the browser
 */
export async function sendEmail(
  service: Pick<EmailServiceConfig, "origin" | "publicKey" | "serviceId">,
  templateId: string,
  parameters: Record<string, string>,
): Promise<SendResult> {
  async function sendThroughLibrary() {
    const { init, send } = await loadEmailService();
    init({ publicKey: service.publicKey, origin: service.origin, blockHeadless: false });
    return send(service.serviceId, templateId, parameters);
  }
  try {
    const { status, text } = await inTime(sendThroughLibrary());
    return status < 400 ? { ok: true } : { ok: false, status, text };
  } catch (reason) {
    return { ok: false, ...failureOf(reason) };
  }
}

/**
 * One shape for everything the library rejects with: a status with its text, a bare string for
 * missing identifiers, and the browser's own `TypeError` when the network fails.
 */
export function failureOf(reason: unknown): { status: number; text: string } {
  if (typeof reason === "string") return { status: 400, text: reason };
  if (typeof reason === "object" && reason !== null && "status" in reason) {
    const text = "text" in reason && typeof reason.text === "string" ? reason.text : "";
    return { status: typeof reason.status === "number" ? reason.status : 0, text };
  }
  return { status: 0, text: "Network Error" };
}

/** True for failures that may pass by themselves: no network, a server error, too many at once. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/**
 * Sends, and sends again up to twice after a failure that may pass. For the visitor, and for the
 * rate limit, this is one attempt.
 */
export async function sendWithRetry(
  send: () => Promise<SendResult>,
  pause: Pause = wait,
): Promise<SendResult> {
  let result = await send();
  for (let retry = 0; retry < RETRIES && !result.ok && mayPass(result.status); retry += 1) {
    // Waiting would only delay the news.
    if (isOffline()) break;
    await pause(BETWEEN_TRIES);
    result = await send();
  }
  return result;
}

/** Ends after so many milliseconds. */
export const wait: Pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
