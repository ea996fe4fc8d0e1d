import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";
import { taking } from "#web/islands/browser.ts";

export const wake = taking(EmailCaptureForm);
