import { hydrating } from "@nordune/islands/browser";
import { Form } from "#web/tools/tax-estimate/form.tsx";

export const hydrate = hydrating(Form);
