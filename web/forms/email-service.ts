import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";

/** How a send ended. Status 0 means that no answer came. */
export type SendResult = { ok: true } | { ok: false; status: number; text: string };

/** Milliseconds after which a send that got no answer counts as failed. */
const TIMEOUT = 30_000;

/** The library, which loads when the visitor turns to a form. */
export function loadEmailService() {
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
 * Sends one email through EmailJS, or through the local inbox that stands in for it. The only
 * module that knows the library. Never rejects.
 * @param parameters the values that the template names; nothing else leaves the browser
 */
export async function sendEmail(
  service: Pick<EmailServiceConfig, "origin" | "publicKey" | "serviceId">,
  templateId: string,
  parameters: Record<string, string>,
): Promise<SendResult> {
  try {
    const { init, send } = await loadEmailService();
    init({ publicKey: service.publicKey, origin: service.origin, blockHeadless: false });
    const answer = await Promise.race([
      send(service.serviceId, templateId, parameters),
      rejectAfter(TIMEOUT),
    ]);
    return answer.status < 400
      ? { ok: true }
      : { ok: false, status: answer.status, text: answer.text };
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

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject({ status: 408, text: "No answer in time" }), milliseconds);
  });
}
