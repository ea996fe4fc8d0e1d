import { hydrating } from "#web/islands/browser.ts";
import { ZoneFinder } from "#web/tools/zone-finder/zone-finder.tsx";

export const hydrate = hydrating(ZoneFinder);
