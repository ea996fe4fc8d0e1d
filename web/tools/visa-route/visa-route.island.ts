import { taking } from "#web/islands/browser.ts";
import { VisaRoute } from "#web/tools/visa-route/visa-route.tsx";

export const wake = taking(VisaRoute);
