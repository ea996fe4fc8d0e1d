import { taking } from "#web/islands/browser.ts";
import { Form } from "#web/tools/move-plan/form.tsx";

export const wake = taking(Form);
