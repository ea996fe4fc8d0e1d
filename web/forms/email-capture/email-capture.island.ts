import { hydrating } from "@nordune/islands/browser";
import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";

export const hydrate = hydrating(EmailCaptureForm);
