import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";
import { hydrating } from "#web/islands/browser.ts";

export const hydrate = hydrating(EmailCaptureForm);
