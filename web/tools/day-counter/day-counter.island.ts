import { hydrating } from "#web/islands/browser.ts";
import { Form } from "#web/tools/day-counter/form.tsx";

export const hydrate = hydrating(Form);
