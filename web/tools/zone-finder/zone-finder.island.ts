import { hydrating } from "#web/islands/browser.ts";
import { Form } from "#web/tools/zone-finder/form.tsx";

export const hydrate = hydrating(Form);
