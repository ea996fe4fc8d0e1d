import type { EmailServiceConfig } from "#web/lib/email-service.ts";
import { inTime, isOffline } from "./in-time.ts";
import { prepareToasts } from "./toasts/show-toast.ts";
import type { ToastLabels } from "./toasts/toaster.tsx";

/** The result of sending. Status 0 means that there was no response. */
export type SendResult = { ok: true } | { ok: false; status: number };

type Service = Pick<EmailServiceConfig, "origin" | "publicKey" | "serviceId">;

const RETRIES = 2;
/** Milliseconds between attempts, because the service accepts one request per second. */
const BETWEEN_TRIES = 1_100;

/** Loads the library at the first interaction with a form. */
function loadEmailService() {
  hideForbiddenStorage();
  return import("@emailjs/browser");
}

/** The library reads `localStorage` while it loads, and would fail where that throws. */
function hideForbiddenStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  }
}

/** Loads what sending needs while there is a connection. A failure shows again on submit. */
export function prepareEmail(labels: ToastLabels) {
  for (const load of [loadEmailService(), prepareToasts(labels)]) load.catch(() => undefined);
}

/**
 * Sends one email through EmailJS, or through the local inbox. After a temporary failure it retries
 * up to twice; for the visitor and the rate limit this is one attempt. No other module uses the
 * library. The promise never rejects.
 * @param parameters the values of the template; nothing else leaves the browser
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
      // Without a connection a retry would only delay the message.
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

/** The library rejects with a response, with a string for missing ids, or as `fetch` does. */
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
