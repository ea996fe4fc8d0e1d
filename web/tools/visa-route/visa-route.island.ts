import { hydrating } from "#web/islands/browser.ts";
import { Form } from "#web/tools/visa-route/form.tsx";

export const hydrate = hydrating(Form);
