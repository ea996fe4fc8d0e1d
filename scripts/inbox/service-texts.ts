import type { FAILURE_STATUSES } from "./failure-switch.ts";

/**
 * The texts the email service answers with. Those for 400, 403, 412, 413, 422 and 451 are its own
 * words; it publishes none for the others, which say what the status means.
 */
export const REQUIRED_PARAMETER = (name: string) => `The ${name} parameter is required`;

export const INVALID_PUBLIC_KEY =
  "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account";
export const SERVICE_NOT_FOUND =
  "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin";
export const TEMPLATE_NOT_FOUND =
  "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates";
export const VARIABLES_TOO_LARGE =
  "Variables size limit. The maximum allowed variables size is 50Kb";

export const FAILURE_TEXTS: Record<(typeof FAILURE_STATUSES)[number], string> = {
  400: TEMPLATE_NOT_FOUND,
  402: "The monthly quota is reached",
  403: "API calls are disabled for non-browser applications",
  412: "Gmail_API: Request had insufficient authentication scopes",
  422: "The recipients address is empty",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
};
