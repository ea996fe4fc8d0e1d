import { hydrating } from "@nordune/islands/browser";
import { Form } from "#web/tools/day-counter/form.tsx";

export const hydrate = hydrating(Form);
