import { hydrating } from "@nordune/islands/browser";
import { Form } from "#web/tools/move-plan/form.tsx";

export const hydrate = hydrating(Form);
