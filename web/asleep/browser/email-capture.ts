import { EmailCaptureForm } from "#web/forms/email-capture/email-capture-form.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(EmailCaptureForm);
