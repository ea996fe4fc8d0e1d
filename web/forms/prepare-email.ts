import { loadEmailService } from "./email-service.ts";
import { loadToaster } from "./toasts/show-toast.ts";

/**
 * Fetches what sending needs once the visitor turns to a form, so that it works, and can say so,
 * even if the connection goes. A failure here is met again, and told, on submit.
 */
export function prepareEmail() {
  for (const load of [loadEmailService, loadToaster]) load().catch(() => undefined);
}
