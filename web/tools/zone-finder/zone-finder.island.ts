import { taking } from "#web/islands/browser.ts";
import { ZoneFinder } from "#web/tools/zone-finder/zone-finder.tsx";

export const wake = taking(ZoneFinder);
