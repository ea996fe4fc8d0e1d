import { VisaRoute } from "#web/tools/visa-route/visa-route.tsx";
import { taking } from "./take-over-island.tsx";

export const wake = taking(VisaRoute);
