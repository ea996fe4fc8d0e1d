import { hydrating } from "#web/islands/browser.ts";
import { Form } from "#web/tools/tax-estimate/form.tsx";

export const hydrate = hydrating(Form);
