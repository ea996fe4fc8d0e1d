import { ConsultationForm } from "#web/forms/consultation/consultation-form.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(ConsultationForm);
