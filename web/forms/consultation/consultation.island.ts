import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { hydrating } from "#web/islands/browser.ts";

export const hydrate = hydrating(ConsultationForm);
