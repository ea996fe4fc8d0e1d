import { prepareEmail } from "../prepare-email.ts";
import { loadValidation } from "./lazy-resolver.ts";

/** Fetches rules, mail and toasts before they are needed. */
export function prepareSending() {
  prepareEmail();
  loadValidation().catch(() => undefined);
}
