import { hydrating } from "@nordune/islands/browser";
import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";

export const hydrate = hydrating(ConsultationForm);
