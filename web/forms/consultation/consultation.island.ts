import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { taking } from "#web/islands/browser.ts";

export const wake = taking(ConsultationForm);
