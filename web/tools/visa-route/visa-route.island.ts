import { hydrating } from "@nordune/islands/browser";
import { Form } from "#web/tools/visa-route/form.tsx";

export const hydrate = hydrating(Form);
