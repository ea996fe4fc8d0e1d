import { hydrating } from "@nordune/islands/browser";
import { Form } from "#web/tools/zone-finder/form.tsx";

export const hydrate = hydrating(Form);
