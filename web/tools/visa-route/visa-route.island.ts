import { taking } from "#web/islands/browser.ts";
import { Form } from "#web/tools/visa-route/form.tsx";

export const wake = taking(Form);
