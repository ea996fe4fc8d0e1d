import { hydrating } from "#web/islands/browser.ts";
import { Form } from "#web/tools/move-plan/form.tsx";

export const hydrate = hydrating(Form);
