import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { inTime, isOffline } from "./in-time.ts";
import { loadToaster } from "./toasts/show-toast.ts";

/** How a send ended. Status 0 means that no answer came. */
export type SendResult = { ok: true } | { ok: false; status: number };

type Service = Pick<EmailServiceConfig, "origin" | "publicKey" | "serviceId">;

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

/** Fetches what sending needs before the connection may go. A failure comes up again on submit. */
export function prepareEmail() {
  for (const load of [loadEmailService, loadToaster]) load().catch(() => undefined);
}

/**
 * Sends one email through EmailJS, or through the local inbox in its place, and sends again up to
 * twice after a failure that may pass: for the visitor, and for the rate limit, one attempt. The
 * only module that knows the library. Never rejects.
 * @param parameters the values that the template names; nothing else leaves the browser
 */
export async function sendEmail(
  service: Service,
  templateId: string,
  parameters: Record<string, string>,
): Promise<SendResult> {
  for (let retry = 0; ; retry += 1) {
    try {
      await inTime(sendThroughLibrary(service, templateId, parameters));
      return { ok: true };
    } catch (reason) {
      const status = statusOf(reason);
      // Without a connection, waiting would only delay the news.
      if (retry === RETRIES || !mayPass(status) || isOffline()) return { ok: false, status };
    }
    await wait(BETWEEN_TRIES);
  }
}

async function sendThroughLibrary(
  { origin, publicKey, serviceId }: Service,
  templateId: string,
  parameters: Record<string, string>,
) {
  const { init, send } = await loadEmailService();
  init({ publicKey, origin, blockHeadless: false });
  return send(serviceId, templateId, parameters);
}

/** The library rejects with an answer, a string for missing identifiers, or as `fetch` does. */
function statusOf(reason: unknown): number {
  if (typeof reason === "string") return 400;
  const isAnswer = typeof reason === "object" && reason !== null && "status" in reason;
  return isAnswer && typeof reason.status === "number" ? reason.status : 0;
}

const mayPass = (status: number) => status === 0 || status === 429 || status >= 500;

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
